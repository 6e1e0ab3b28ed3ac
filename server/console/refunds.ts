import * as v from 'valibot'
import { maskName } from '@/domain/person/mask'
import { iso } from '../context/clock'
import type { Context } from '../context/context'
import type { BankCard } from '../gateways/payments/port'
import { findRefund, payOrderById, type PayOrder, type Refund } from '../records/pay/repo'
import { proposalById, type Proposal } from '../records/proposal/repo'
import { approvalsAbout, isOpen, type Approval } from '../records/staff/approval-repo'
import { refundsWaiting } from '../records/staff/refund-repo'
import { movesOf } from '../records/staff/time-line-repo'
import { askApproval, sealGiven } from '../staff/approval'
import { mayRestart, maySettle, restartRefund, takesCard } from '../staff/refund'
import { done, refused, type ConsoleAnswer } from './answer'
import type { ResponseOf } from './calls/define'
import * as calls from './calls/refunds'
import type { Desk } from './desk'
import { nextAct } from './next-acts'
import { acting, reading, type Route, type Tell } from './route'

/** The name of the job that asks the providers (jobs/pay.ts). */
const PUSH_REFUNDS = 'pushRefunds'
const PAGE = 50

type Shown = ResponseOf<typeof calls.listRefunds>['list'][number]

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))

const stepOf = ({ status, acceptedAt }: Refund): Shown['step'] => {
  switch (status) {
    case 'REFUNDED':
      return 'ARRIVED'
    case 'ABNORMAL':
      return 'BANK_REFUSED'
    case 'CLOSED':
    case 'REPLACED':
    case 'FAILED':
      return 'ENDED'
    default:
      return acceptedAt === null ? 'WITH_US' : 'WITH_PROVIDER'
  }
}

/** Whether a refund of this amount needs a second person. */
const isBig = ({ env }: Context, { amountFen }: Pick<Refund, 'amountFen'>): boolean =>
  amountFen > env.CONSOLE_ALONE_FEN

const isOver = ({ status }: Refund): boolean => ['REFUNDED', 'REPLACED', 'CLOSED'].includes(status)

export const showRefund = (
  desk: Desk,
  refund: Refund,
  { provider }: Pick<PayOrder, 'provider'>,
  waiting: readonly Approval[] = [],
): Omit<Shown, 'orderId' | 'userId' | 'cityCode' | 'productCode'> => {
  const barrierOf = (isAllowed: boolean) =>
    isAllowed ? undefined : isOver(refund) ? ('ENDED' as const) : ('STATE' as const)
  return {
    outRefundNo: refund.outRefundNo,
    payOrderId: refund.payOrderId,
    origin: refund.origin,
    provider,
    amountFen: refund.amountFen,
    reason: refund.reason,
    status: refund.status,
    tries: refund.tries,
    createdAt: iso(refund.createdAt),
    acceptedAt: isoOrNull(refund.acceptedAt),
    nextTryAt: isoOrNull(refund.nextTryAt),
    refundedAt: isoOrNull(refund.refundedAt),
    documentNo: refund.documentNo,
    step: stepOf(refund),
    takesCard: takesCard(desk.ctx, refund, { provider }),
    next: [
      nextAct(desk, calls.restartRefund, {
        barrier: barrierOf(mayRestart(refund)),
        waiting: waiting.filter(({ act }) => act === 'RESTART_REFUND'),
        twoPersons: isBig(desk.ctx, refund),
      }),
      nextAct(desk, calls.settleRefund, {
        barrier: barrierOf(maySettle(refund)),
        waiting: waiting.filter(({ act }) => act === 'SETTLE_REFUND'),
        twoPersons: true,
      }),
    ],
  }
}

/** A card as it stands in an approval: enough to compare it by, too little to use it. */
const maskedCard = v.object({ card: v.string(), holder: v.string() })

const maskCard = ({ bankType, account, holder }: BankCard): v.InferOutput<typeof maskedCard> => ({
  card: `${bankType} *${account.slice(-4)}`,
  holder: maskName(holder),
})

/** The card that staff gave last. */
const cardOf = (approvals: readonly Approval[]) => {
  for (const { payload, status } of approvals) {
    const card = v.safeParse(maskedCard, payload)
    if (card.success) return { ...card.output, status }
  }
  return null
}

interface Found {
  refund: Refund
  order: PayOrder
  proposal: Proposal
}

/** The refund, if this person may see its city. */
async function findOwn(desk: Desk, db: Context['db'], no: string): Promise<Found | undefined> {
  const refund = await findRefund(db, no)
  const order = refund && (await payOrderById(db, refund.payOrderId))
  const proposal = order && (await proposalById(db, order.proposalId))
  return refund && proposal && desk.sees(proposal.cityCode)
    ? { refund, order, proposal }
    : undefined
}

const row = (desk: Desk, { refund, order, proposal }: Found, waiting?: Approval[]): Shown => ({
  ...showRefund(desk, refund, order, waiting),
  orderId: order.proposalId,
  userId: order.userId,
  cityCode: proposal.cityCode,
  productCode: proposal.productCode,
})

const about = ({ refund, order, proposal }: Found) => ({
  subject: refund.outRefundNo,
  userId: order.userId,
  cityCode: proposal.cityCode,
})

/** Asks for a second person for something about a refund. */
async function ask(
  { ctx, staff }: Desk,
  tx: Context['db'],
  found: Found,
  {
    act,
    payload,
    givenSealed = null,
    reason,
    tell,
  }: {
    act: 'RESTART_REFUND' | 'SETTLE_REFUND'
    payload: Record<string, unknown>
    givenSealed?: string | null
    reason: string
    tell: Tell
  },
): Promise<ConsoleAnswer<{ outcome: 'ASKED'; approvalId: string }>> {
  const { amountFen } = found.refund
  const asked = { act, payload, givenSealed, reason, amountFen, ...about(found) }
  const approvalId = await askApproval(ctx, tx, staff.id, asked)
  if (approvalId === undefined) return refused('ALREADY_ASKED')
  tell({ detail: { approvalId } })
  return done({ outcome: 'ASKED', approvalId })
}

export const refundRoutes = {
  listRefunds: reading(calls.listRefunds, async (desk, { status, cursor }) => {
    const found = await refundsWaiting(
      desk.ctx.db,
      { status, cities: desk.cities, after: cursor },
      PAGE + 1,
    )
    const list = found.slice(0, PAGE).map((each) => row(desk, each))
    const last = list.at(-1)
    return done({ list, nextCursor: found.length > PAGE && last ? last.outRefundNo : null })
  }),
  readRefund: acting(calls.readRefund, async (desk, tx, { outRefundNo }, tell) => {
    tell({ subject: outRefundNo })
    const found = await findOwn(desk, tx, outRefundNo)
    if (!found) return refused('NOT_FOUND')
    tell(about(found))
    const approvals = await approvalsAbout(tx, outRefundNo)
    const waiting = approvals.filter(isOpen)
    const moves = await movesOf(tx, [outRefundNo], { before: undefined, limit: 100 })
    const [first] = waiting
    return done({
      ...row(desk, found, waiting),
      moves: moves
        .map(({ at, event, fromState: from, toState: to }) => ({ at: iso(at), event, from, to }))
        .reverse(),
      waiting: first ? { approvalId: first.id, act: first.act, askedAt: iso(first.askedAt) } : null,
      card: cardOf(approvals),
    })
  }),
  restartRefund: acting(
    calls.restartRefund,
    async (desk, tx, { outRefundNo, card, reason }, tell) => {
      const { ctx } = desk
      tell({ subject: outRefundNo, reason })
      const found = await findOwn(desk, tx, outRefundNo)
      if (!found) return refused('NOT_FOUND')
      tell(about(found))
      const { refund, order } = found
      if (!mayRestart(refund) || (card && !takesCard(ctx, refund, order)))
        return refused('NOT_ALLOWED_NOW', { reason: 'STATE' })
      // Money to another card on the word of one person is refused, however little it is.
      if (card)
        return ask(desk, tx, found, {
          ...{
            act: 'RESTART_REFUND',
            payload: { outRefundNo, ...maskCard(card) },
            reason,
            tell,
          },
          givenSealed: sealGiven(ctx.keys, order.userId, JSON.stringify(card)),
        })
      if (isBig(ctx, refund))
        return ask(desk, tx, found, {
          ...{ act: 'RESTART_REFUND', payload: { outRefundNo }, reason, tell },
        })
      const restarted = await restartRefund(ctx, tx, { outRefundNo })
      return restarted.ok ? done({ outcome: 'DONE' as const, approvalId: null }) : restarted
    },
    async ({ ctx }) => ctx.nudges.nudge(PUSH_REFUNDS),
  ),
  settleRefund: acting(
    calls.settleRefund,
    async (desk, tx, { outRefundNo, documentNo, reason }, tell) => {
      tell({ subject: outRefundNo, reason })
      const found = await findOwn(desk, tx, outRefundNo)
      if (!found) return refused('NOT_FOUND')
      tell(about(found))
      if (!maySettle(found.refund)) return refused('NOT_ALLOWED_NOW', { reason: 'STATE' })
      const payload = { outRefundNo, documentNo }
      return ask(desk, tx, found, { act: 'SETTLE_REFUND', payload, reason, tell })
    },
  ),
} satisfies Record<string, Route>
