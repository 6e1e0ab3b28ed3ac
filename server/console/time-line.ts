import { dayOf } from '@/domain/time/day'
import type { Db } from '../db/client'
import { type User } from '../records/account/user-repo'
import type { ordersOfUsers } from '../records/staff/find-repo'
import { logAbout, type StaffLogRow } from '../records/staff/log-repo'
import {
  consentsOf,
  evidenceStepsOf,
  insurerRequestsAbout,
  messagesTo,
  moneyOf,
  movesOf,
  recordsOf,
} from '../records/staff/time-line-repo'
import type { ResponseOf } from './calls/define'
import type * as calls from './calls/people'
import { sendAgain } from './calls/service'
import { consoleCalls } from './calls/table'
import type { Desk } from './desk'
import { nextAct } from './next-acts'
import { sendAgainBarrier } from './send-again'

/** The orders that somebody on the staff may see. */
export type Orders = Awaited<ReturnType<typeof ordersOfUsers>>

type Happened = ResponseOf<typeof calls.readTimeLine>['list'][number]
type Event = Omit<Happened, 'at'> & { at: number; id: string }
export const PAGE = 50

const event = (
  given: Pick<Event, 'at' | 'id' | 'kind' | 'subject' | 'event'> & Partial<Event>,
): Event => ({
  orderId: null,
  from: null,
  to: null,
  amountFen: null,
  by: null,
  detail: null,
  times: 1,
  next: [],
  ...given,
})

const machineKinds = {
  proposal: 'ORDER',
  payOrder: 'PAYMENT',
  refund: 'REFUND',
  policy: 'POLICY',
  renewal: 'RENEWAL',
  reward: 'REWARD',
  withdrawal: 'WITHDRAWAL',
  approval: 'STAFF',
} as const

/** What a line says that stands for several looks. */
const LOOKED = 'looked'
const isLook = ({ act, outcome }: StaffLogRow): boolean =>
  outcome === 'DONE' &&
  Object.values(consoleCalls).some(({ name, kind }) => name === act && kind === 'VIEW')

/**
 * Acts of staff, the newest first. What one of them looked at on one day stands together, at its newest:
 * each visit leaves several rows, between which nobody would see what was done.
 */
function looksTogether(acts: readonly StaffLogRow[]): [StaffLogRow, ...StaffLogRow[]][] {
  const groups = new Map<string, [StaffLogRow, ...StaffLogRow[]]>()
  for (const row of acts) {
    const key = isLook(row) ? `${row.staffId} ${dayOf(row.at)}` : String(row.position)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

/** Reads what happened before an instant, the newest first. */
export async function timeLine(
  desk: Desk,
  db: Db,
  { user, orders }: { user: User; orders: Orders },
  before: number | undefined,
): Promise<Event[]> {
  const orderIds = orders.map(({ id }) => id)
  const owned = { userId: user.id, orderIds }
  const records = await recordsOf(db, owned)
  const orderOfPay = new Map(records.payOrders.map(({ id, proposalId }) => [id, proposalId]))
  const orderOf = new Map<string, string>([
    ...orderIds.map((id): [string, string] => [id, id]),
    ...orderOfPay,
    ...records.refunds.map(({ outRefundNo, payOrderId }): [string, string] => [
      outRefundNo,
      orderOfPay.get(payOrderId) ?? '',
    ]),
    ...records.policies.map(({ id, proposalId }): [string, string] => [id, proposalId]),
    ...records.renewals.map(({ id, proposalId }): [string, string] => [id, proposalId]),
    ...records.rewards.map(({ id, proposalId }): [string, string] => [id, proposalId]),
  ])
  const orderIdOf = (subject: string): string | null => orderOf.get(subject) ?? null
  const entities = [...orderOf.keys(), ...records.withdrawals.map(({ id }) => id)]
  const wanted = { before, limit: PAGE + 1 }
  const renewalOrder = new Map(records.renewals.map(({ id, proposalId }) => [id, proposalId]))
  const orderOfTrace = new Map(orders.map(({ id, traceId }) => [traceId, id]))

  const moves = await movesOf(db, entities, wanted)
  const entries = await moneyOf(db, [...orderOfPay.keys()], wanted)
  const messages = await messagesTo(db, owned, wanted)
  const requests = await insurerRequestsAbout(db, orderIds, wanted)
  const consents = await consentsOf(db, [...renewalOrder.keys()], wanted)
  const steps = await evidenceStepsOf(db, [...orderOfTrace.keys()], wanted)
  const acts = await logAbout(db, { userId: user.id, subjects: entities }, 200)

  const created: Event[] = [
    event({ at: user.createdAt, id: user.id, kind: 'ACCOUNT', subject: user.id, event: 'CREATED' }),
    ...(user.closedAt === null
      ? []
      : [
          event({
            at: user.closedAt,
            id: user.id,
            kind: 'ACCOUNT',
            subject: user.id,
            event: 'CLOSED',
          }),
        ]),
    ...orders.map(({ id, createdAt, totalFen }) =>
      event({
        at: createdAt,
        ...{ id, kind: 'ORDER', subject: id, orderId: id, event: 'CREATED', amountFen: totalFen },
      }),
    ),
    ...records.payOrders.map(({ id, createdAt, amountFen, proposalId, payType }) =>
      event({
        at: createdAt,
        ...{ id, kind: 'PAYMENT', subject: id, orderId: proposalId, event: 'CREATED' },
        ...{ amountFen, detail: payType },
      }),
    ),
    ...records.refunds.map(({ outRefundNo: id, createdAt, amountFen, reason }) =>
      event({
        at: createdAt,
        ...{ id, kind: 'REFUND', subject: id, orderId: orderIdOf(id), event: 'CREATED' },
        ...{ amountFen, detail: reason },
      }),
    ),
    ...records.policies.map(({ id, issuedAt, proposalId, premiumFen, policyNo }) =>
      event({
        at: issuedAt,
        ...{ id, kind: 'POLICY', subject: id, orderId: proposalId, event: 'CREATED' },
        ...{ amountFen: premiumFen, detail: policyNo },
      }),
    ),
    ...records.renewals.map(({ id, createdAt, proposalId, amountFen }) =>
      event({
        at: createdAt,
        ...{ id, kind: 'RENEWAL', subject: id, orderId: proposalId, event: 'CREATED', amountFen },
      }),
    ),
    ...records.withdrawals.map(({ id, createdAt, amountFen }) =>
      event({
        at: createdAt,
        ...{ id, kind: 'WITHDRAWAL', subject: id, event: 'CREATED', amountFen },
      }),
    ),
  ].filter(({ at }) => before === undefined || at < before)

  return [
    ...created,
    ...moves.map(({ id, at, machine, entityId, event: name, fromState: from, toState: to }) =>
      event({
        ...{ at, id, kind: machineKinds[machine], subject: entityId, orderId: orderIdOf(entityId) },
        ...{ event: name, from, to },
      }),
    ),
    ...entries.map(({ id, at, kind, payOrderId, reference, amountFen, debit, credit }) =>
      event({
        ...{ at, id, kind: 'PAYMENT', subject: reference, orderId: orderIdOf(payOrderId) },
        ...{ event: `ledger:${kind}`, from: credit, to: debit, amountFen },
      }),
    ),
    ...messages.map(({ id, createdAt, topic, payload, sentAt, deadAt, lastError }) =>
      event({
        ...{ at: createdAt, id, kind: 'MESSAGE', subject: id, event: topic },
        orderId: orderIdOf(String(payload['proposalId'] ?? '')),
        ...{
          by: sentAt !== null ? 'SENT' : deadAt !== null ? 'DEAD' : 'WAITING',
          detail: lastError,
        },
        next: [nextAct(desk, sendAgain, { barrier: sendAgainBarrier({ topic, sentAt, payload }) })],
      }),
    ),
    ...requests.map(({ key, port, proposalId, createdAt, answeredAt, answer }) =>
      event({
        ...{
          at: createdAt,
          id: key,
          kind: 'INSURER',
          subject: key,
          orderId: proposalId,
          event: port,
        },
        by: answeredAt === null ? 'WAITING' : 'ANSWERED',
        detail: answer ? [answer.status, answer.reason?.text].filter(Boolean).join(' ') : null,
      }),
    ),
    ...consents.map(({ id, renewalId, act, at, amountFen, textVersion }) =>
      event({
        ...{ at, id, kind: 'CONSENT', subject: renewalId, event: act, amountFen },
        ...{ orderId: renewalOrder.get(renewalId) ?? null, detail: textVersion },
      }),
    ),
    ...steps.map(({ traceId, position, type, pageId, at }) => {
      const id = `${traceId}:${position}`
      const orderId = orderOfTrace.get(traceId) ?? null
      return event({
        at,
        id,
        kind: 'EVIDENCE',
        subject: orderId ?? '',
        orderId,
        event: type,
        detail: pageId,
      })
    }),
    ...looksTogether(acts)
      .filter(([{ at }]) => before === undefined || at < before)
      .map(([{ position, at, act, staffName, subject, outcome, reason }, ...earlier]) =>
        event({
          ...{ at, id: String(position), kind: 'STAFF', by: staffName, to: outcome },
          times: 1 + earlier.length,
          ...(earlier.length > 0
            ? { event: LOOKED, subject: user.id }
            : {
                ...{ event: act, subject: subject ?? user.id, detail: reason },
                orderId: orderIdOf(subject ?? ''),
              }),
        }),
      ),
  ]
}

/** The place of an event in the line: `<instant>.<id>`; events of one moment are sorted by their id. */
export const placeOf = ({ at, kind, id }: Event): string =>
  `${String(at).padStart(15, '0')}.${kind}.${id}`.replace(/[^\w.:-]/g, '')
