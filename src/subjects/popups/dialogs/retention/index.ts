import type { Worded } from '@/copy/product/wording'
import type { RetentionInput } from '@/domain/product/retention'
import { defineDialog } from '@/ui/dialog/define'
import { retentionTitleText } from './title'

export interface RetentionProps extends RetentionInput {
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
export const retentionDialog = defineDialog<RetentionProps>({
  look: 'modal',
  label: retentionTitleText,
  load: async () => (await import('./body')).RetentionBody,
})
