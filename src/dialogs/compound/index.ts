import { fill } from '@/copy/fill'
import type { Terms } from '@/copy/product/terms'
import { wording, type Worded } from '@/copy/product/wording'
import { reminders } from '@/copy/purchase/reminders'
import {
  compoundTitle,
  type CompoundInput,
  type CompoundTitle,
} from '@/domain/choice/compound-dialog'
import { defineDialog } from '@/ui/dialog/define'

export interface CompoundProps extends CompoundInput {
  /** Whose words it speaks in. */
  words?: Worded
  /** Names of products, by their code. */
  products?: Readonly<Record<string, string>>
  /** Words of an operator's in place of the usual ones, by their name. */
  configs?: Readonly<Record<string, string>>
  /** Asks WeChat or the gateway to subscribe; the person may leave the page for it. */
  onSubscribe?: () => Promise<void>
  /** Whether they are subscribed now; asked when they come back. */
  isSubscribed?: () => Promise<boolean>
}

const titles = {
  hesitation: () => reminders.hesitationTitle,
  success: (terms) => fill(reminders.successTitle, terms),
  ended: () => reminders.endedTitle,
} satisfies Record<CompoundTitle, (terms: Terms) => string>

export const compoundTitleText = ({ words = {}, ...input }: CompoundProps): string =>
  titles[compoundTitle(input)](wording({ productCode: input.productCode, ...words }))

/** Renewal, official account, messages or service in one frame (specification sections 2 to 4). */
export const compoundDialog = defineDialog<CompoundProps>({
  look: 'modal',
  label: compoundTitleText,
  load: async () => (await import('./body')).CompoundBody,
})
