import { reminders } from '@/copy/purchase/reminders'
import {
  compoundTitle,
  type CompoundInput,
  type CompoundTitle,
} from '@/domain/choice/compound-dialog'
import { defineDialog } from '@/ui/dialog/define'

export interface CompoundProps extends CompoundInput {
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
  success: () => reminders.successTitle,
  ended: () => reminders.endedTitle,
} satisfies Record<CompoundTitle, () => string>

export const compoundTitleText = (input: CompoundInput): string => titles[compoundTitle(input)]()

/** Renewal, official account, messages or service in one frame (specification sections 2 to 4). */
export const compoundDialog = defineDialog<CompoundProps>({
  look: 'modal',
  label: compoundTitleText,
  load: async () => (await import('./body')).CompoundBody,
})
