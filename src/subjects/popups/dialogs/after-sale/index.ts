import { afterSale, afterSaleTitle } from '@/copy/records/after-sale'
import type { SubscribeState } from '@/domain/reminder/reminder'
import type { Situation } from '@/domain/situation/situation'
import { defineDialog } from '@/ui/dialog/define'

export interface AfterSaleProps {
  /**
   * What to offer: policies in force, the official account to follow, or only the next enrolment.
   */
  type: 'policyService' | 'followGzh' | 'reserveOnly'
  /** The user's cover under the product. */
  cover: Situation['cover']
  /** Address of the official account's code, if there is one. */
  code?: string
  /** The state of the booking so far. */
  state?: SubscribeState
  /** Books the next enrolment. Without it the popup does not offer it, for example to agents. */
  onBook?: () => Promise<SubscribeState>
}

/** Says that the sale is over. Confirming means 立即查看, which opens the services of the policy. */
export const afterSaleDialog = defineDialog<AfterSaleProps>({
  look: 'modal',
  uninvited: true,
  label: (props) => (props.state === 'booked' ? afterSale.bookedTitle : afterSaleTitle(props)),
  load: async () => (await import('./body')).AfterSaleBody,
})
