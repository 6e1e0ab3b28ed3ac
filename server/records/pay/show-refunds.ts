import type { ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { isRefundStatus } from '@/domain/order/states'
import { iso } from '../../context/clock'
import type { Refund } from './repo'

type Shown = ResponseOf<typeof calls.revokePolicy>['refunds']

/**
 * The refunds to show, oldest first. It leaves out those that a console refund or a new number
 * replaced.
 */
export const showRefunds = (refunds: readonly Refund[]): Shown =>
  [...refunds]
    .sort((one, other) => one.createdAt - other.createdAt)
    .flatMap(({ status, amountFen, reason, createdAt, acceptedAt, refundedAt }) =>
      isRefundStatus(status)
        ? [
            {
              status,
              amountFen,
              reason,
              requestedAt: iso(createdAt),
              acceptedAt: acceptedAt === null ? null : iso(acceptedAt),
              refundedAt: refundedAt === null ? null : iso(refundedAt),
            },
          ]
        : [],
    )
