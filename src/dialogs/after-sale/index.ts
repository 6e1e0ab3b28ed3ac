import { afterSale } from '@/copy/records/after-sale'
import type { SubscribeState } from '@/domain/choice/subscribe-status'
import { defineDialog } from '@/ui/dialog/define'

export interface AfterSaleProps {
  /** Policies in force, the official account to follow, or nothing but the next enrolment. */
  type: 'policyService' | 'followGzh' | 'reserveOnly'
  /** Address of the official account's code, where there is one. */
  code?: string
  /** What became of booking so far. */
  state?: SubscribeState
  /** Books the next enrolment; without it nobody is asked to, as agents are not. */
  onBook?: () => Promise<SubscribeState>
}

export const titles = {
  policyService: () => afterSale.policyService,
  followGzh: () => afterSale.followTitle,
  reserveOnly: () => afterSale.reserveTitle,
} satisfies Record<AfterSaleProps['type'], () => string>

/**
 * The sale is over (specification section 2, after-sale popup). Confirming means 立即查看: to the
 * services of the policy.
 */
export const afterSaleDialog = defineDialog<AfterSaleProps>({
  look: 'modal',
  label: ({ type, state }) => (state === 'booked' ? afterSale.bookedTitle : titles[type]()),
  load: async () => (await import('./body')).AfterSaleBody,
})
