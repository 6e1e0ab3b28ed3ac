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
  /** The product whose words the dialog uses. */
  words?: Worded
  /** Product names by product code. */
  products?: Readonly<Record<string, string>>
  /** An operator's texts by name, which replace the usual ones. */
  configs?: Readonly<Record<string, string>>
  /** Subscribes through WeChat or the gateway. The user may leave the page for it. */
  onSubscribe?: () => Promise<void>
  /** Whether the user is subscribed now. It is called when the user returns. */
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
