import { afterSale, holderTitle } from '@/copy/records/after-sale'
import type { SubscribeState } from '@/domain/choice/subscribe-status'
import type { Situation } from '@/domain/situation/situation'
import { defineDialog } from '@/ui/dialog/define'

export interface AfterSaleProps {
  /** Policies in force, the official account to follow, or nothing but the next enrolment. */
  type: 'policyService' | 'followGzh' | 'reserveOnly'
  /** What they hold of the product. */
  cover: Situation['cover']
  /** Address of the official account's code, where there is one. */
  code?: string
  /** What became of booking so far. */
  state?: SubscribeState
  /** Books the next enrolment; without it nobody is asked to, as agents are not. */
  onBook?: () => Promise<SubscribeState>
}

export const titleOf = ({ type, cover }: Pick<AfterSaleProps, 'type' | 'cover'>): string => {
  if (type === 'policyService') return holderTitle(cover)
  return type === 'followGzh' ? afterSale.followTitle : afterSale.reserveTitle
}

/**
 * The sale is over (specification section 2, after-sale popup). Confirming means 立即查看: to the
 * services of the policy.
 */
export const afterSaleDialog = defineDialog<AfterSaleProps>({
  look: 'modal',
  label: (props) => (props.state === 'booked' ? afterSale.bookedTitle : titleOf(props)),
  load: async () => (await import('./body')).AfterSaleBody,
})
