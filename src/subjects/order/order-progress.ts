import type { OrderDetail } from '@/contract/order'
import { wording } from '@/copy/product/wording'
import { orders as copy } from '@/copy/records/orders'
import { refundStatuses } from '@/copy/records/refunds'
import { policyWordOf, situationOf } from '@/domain/situation/situation'
import { minuteText } from '@/domain/time/instant'
import type { StepsProps } from '@/ui/nut/steps/steps'
import { stateOf } from './order-state'

interface Stage {
  key: string
  title: string
  note?: string | undefined
  /** The stage is finished. The first unfinished one is the present stage. */
  over: boolean
}

const dated = (at: string | null): string | undefined => (at === null ? undefined : minuteText(at))

/** The stages of an order: from ordering to cover, or to its refund. */
export function progressOf(order: OrderDetail): Pick<StepsProps, 'steps' | 'done'> {
  const stages = [
    { key: 'ordered', title: copy.progressOrdered, note: dated(order.createdAt), over: true },
    ...toPayment(order),
    ...(isClosed(order) ? [...closing(order), ...toRefund(order)] : toCover(order)),
  ]
  const waiting = stages.findIndex(({ over }) => !over)
  return {
    steps: stages.map(({ key, title, note }) => ({ key, title, note })),
    done: waiting < 0 ? stages.length : waiting,
  }
}

const isClosed = ({ status }: OrderDetail): boolean =>
  status === 'CANCELLED' || status === 'EXPIRED' || status === 'REVOKED'

function toPayment(order: OrderDetail): Stage[] {
  const { paidAt, issuedAt } = order
  const { outcome } = situationOf({ order, policies: order.policies })
  if (paidAt === null)
    return isClosed(order) ? [] : [{ key: 'paid', title: copy.progressToPay, over: false }]
  const paid = { key: 'paid', title: copy.progressPaid, note: dated(paidAt), over: true }
  if (outcome === 'CHECKING' && order.policies.length > 0)
    return [paid, { key: 'issued', title: copy.progressChecking, over: false }]
  if (outcome === 'ISSUING')
    return [paid, { key: 'issued', title: copy.progressIssuing, over: false }]
  // A policy that is void from the start was never issued.
  return issuedAt === null || order.refusal
    ? [paid]
    : [paid, { key: 'issued', title: copy.progressIssued, note: dated(issuedAt), over: true }]
}

function toCover({ policies, effectiveOn }: OrderDetail): Stage[] {
  const words = policies.map(policyWordOf)
  const over = words.some((word) => word === 'EFFECTIVE' || word === 'EXPIRED')
  const title = over ? copy.progressCovered : copy.progressToCover
  return [{ key: 'cover', title, note: effectiveOn, over }]
}

function closing(order: OrderDetail): Stage[] {
  const { status, closedAt, refusal, givenBack } = order
  // No other event came before the refund.
  if (givenBack) return []
  if (refusal) {
    const note = `${minuteText(refusal.refusedAt)} · ${copy.progressVoid}`
    return [{ key: 'closed', title: stateOf(order), note, over: true }]
  }
  const titles: Partial<Record<typeof status, string>> = {
    EXPIRED: copy.progressExpired,
    REVOKED: wording(order).withdraw,
  }
  const title = titles[status] ?? copy.progressCancelled
  return [{ key: 'closed', title, note: dated(closedAt), over: true }]
}

/**
 * The stages of the newest refund: accepted and arrived. The merchant's own refund has its own
 * title.
 */
function toRefund({ refunds, givenBack }: OrderDetail): Stage[] {
  const refund = refunds[refunds.length - 1]
  if (!refund) return []
  const { status, acceptedAt, refundedAt } = refund
  const arrived = status === 'REFUNDED'
  const accepted = arrived || acceptedAt !== null
  const waiting = refundStatuses[status]
  return [
    {
      key: 'accepted',
      title: givenBack ? copy.progressGivenBack : copy.progressRefundAccepted,
      note: accepted ? dated(acceptedAt) : waiting,
      over: accepted,
    },
    {
      key: 'arrived',
      title: copy.progressRefundArrived,
      note: arrived ? dated(refundedAt) : accepted ? waiting : undefined,
      over: arrived,
    },
  ]
}
