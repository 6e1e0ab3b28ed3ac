import type { ResponseOf } from '../../server/console/calls/define'
import type { readOrder } from '../../server/console/calls/people'
import { refundStep } from '../copy/records'
import { refundCopy } from '../copy/refund'
import { momentText } from '../ui/moment'
import { moneyText } from '../ui/money'

type Refund = ResponseOf<typeof readOrder>['refunds'][number]

/** Where a refund is, as it can be read out to the person: the amount, and the minute it arrived. */
export const refundSentence = ({
  step,
  amountFen,
  refundedAt,
}: Pick<Refund, 'step' | 'amountFen' | 'refundedAt'>): string =>
  step === 'ARRIVED' && refundedAt !== null
    ? refundCopy.arrived(moneyText(amountFen), momentText(refundedAt))
    : refundStep[step]
