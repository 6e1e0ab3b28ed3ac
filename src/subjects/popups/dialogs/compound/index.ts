import type { Worded } from '@/copy/product/wording'
import type { CompoundInput } from '@/domain/product/compound-dialog'
import { defineDialog } from '@/ui/dialog/define'
import { compoundTitleText } from './title'

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

/** Renewal, official account, messages or service in one frame. */
export const compoundDialog = defineDialog<CompoundProps>({
  look: 'modal',
  label: compoundTitleText,
  load: async () => (await import('./body')).CompoundBody,
})
