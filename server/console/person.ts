import { openRenewalStates } from '@/domain/order/states'
import { iso } from '../context/clock'
import type { Db } from '../db/client'
import { findUser, type User } from '../records/account/user-repo'
import { insurantsOf } from '../records/proposal/repo'
import { openApprovals } from '../records/staff/approval-repo'
import { ordersOfUsers } from '../records/staff/find-repo'
import { logAbout } from '../records/staff/log-repo'
import {
  consentsOf,
  evidenceStepsOf,
  insurerRequestsAbout,
  messagesTo,
  moneyOf,
  movesOf,
  recordsOf,
} from '../records/staff/time-line-repo'
import { done, refused } from './answer'
import { deleteForCustomer, exportForCustomer } from './calls/customer'
import type { ResponseOf } from './calls/define'
import * as calls from './calls/people'
import { correctMobile, endRenewal, sendAgain } from './calls/service'
import type { Desk } from './desk'
import { nextAct } from './next-acts'
import { acting, type Route } from './route'
import { sendAgainBarrier } from './send-again'
import { accountMasks, isoOrNull, orderRow } from './show-people'

type Orders = Awaited<ReturnType<typeof ordersOfUsers>>

const MOST_ORDERS = 200

/** The account with the orders that this person may see; undefined where there is nothing to see. */
export async function findOwnPerson(
  desk: Desk,
  db: Db,
  userId: string,
): Promise<{ user: User; orders: Orders } | undefined> {
  const user = await findUser(db, userId)
  if (!user) return undefined
  const orders = await ordersOfUsers(db, [userId], desk.cities, MOST_ORDERS)
  return desk.cities === undefined || orders.length > 0 ? { user, orders } : undefined
}

type Happened = ResponseOf<typeof calls.readTimeLine>['list'][number]
type Event = Omit<Happened, 'at'> & { at: number; id: string }
const PAGE = 50

const event = (
  given: Pick<Event, 'at' | 'id' | 'kind' | 'subject' | 'event'> & Partial<Event>,
): Event => ({
  orderId: null,
  from: null,
  to: null,
  amountFen: null,
  by: null,
  detail: null,
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

/** Reads what happened before an instant, the newest first. */
async function timeLine(
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
    ...acts
      .filter(({ at }) => before === undefined || at < before)
      .map(({ position, at, act, staffName, subject, outcome, reason }) =>
        event({
          ...{ at, id: String(position), kind: 'STAFF', subject: subject ?? user.id, event: act },
          ...{ orderId: orderIdOf(subject ?? ''), by: staffName, to: outcome, detail: reason },
        }),
      ),
  ]
}

/** The place of an event in the line: `<instant>.<id>`; events of one moment are sorted by their id. */
const placeOf = ({ at, kind, id }: Event): string =>
  `${String(at).padStart(15, '0')}.${kind}.${id}`.replace(/[^\w.:-]/g, '')

export const personRoutes = {
  readPerson: acting(calls.readPerson, async (desk, tx, { userId }, tell) => {
    tell({ userId })
    const { ctx } = desk
    const found = await findOwnPerson(desk, tx, userId)
    if (!found) return refused('NOT_FOUND')
    const { user, orders } = found
    tell({ cityCode: orders[0]?.cityCode ?? null })
    const orderIds = orders.map(({ id }) => id)
    const { renewals } = await recordsOf(tx, { userId, orderIds })
    const people = await insurantsOf(tx, orderIds)
    return done({
      userId,
      openId: user.openId,
      ...accountMasks(ctx, user),
      mobileVersion: user.mobileVersion,
      wechat: [
        ...(user.wxOpenIdHash === null ? [] : ['MINI_PROGRAM' as const]),
        ...(user.oaOpenIdHash === null ? [] : ['OFFICIAL_ACCOUNT' as const]),
      ],
      verified: user.locked,
      createdAt: iso(user.createdAt),
      consentWithdrawnAt: isoOrNull(user.consentWithdrawnAt),
      closedAt: isoOrNull(user.closedAt),
      orders: orders.map((order) => orderRow(ctx, order, people)),
      renewals: renewals
        .sort((a, b) => (a.id < b.id ? 1 : -1))
        .map(({ id, proposalId, status, amountFen, dueOn }) => ({
          ...{ renewalId: id, orderId: proposalId, status, amountFen, dueOn },
          next: [
            nextAct(desk, endRenewal, {
              barrier: openRenewalStates.includes(status) ? undefined : 'ENDED',
            }),
          ],
        })),
      next: [
        nextAct(desk, correctMobile, {
          barrier: user.closedAt === null ? undefined : 'ENDED',
          waiting: await openApprovals(tx, userId),
          twoPersons: true,
        }),
        ...[exportForCustomer, deleteForCustomer].map((call) =>
          nextAct(desk, call, {
            // Somebody of one city hands out and deletes no data of others.
            barrier:
              desk.cities !== undefined
                ? 'PERMISSION'
                : user.closedAt === null
                  ? undefined
                  : 'ENDED',
          }),
        ),
      ],
    })
  }),
  readTimeLine: acting(
    calls.readTimeLine,
    async (desk, tx, { userId, orderId, kinds, cursor }, tell) => {
      tell({ userId, subject: orderId ?? null })
      const found = await findOwnPerson(desk, tx, userId)
      if (!found) return refused('NOT_FOUND')
      const orders = found.orders.filter(({ id }) => orderId === undefined || id === orderId)
      if (orderId !== undefined && orders.length === 0) return refused('NOT_FOUND')
      tell({ cityCode: orders[0]?.cityCode ?? null })
      // Events of the cursor's own moment are read again, and left out by their place.
      const before = cursor === undefined ? undefined : Number(cursor.split('.')[0]) + 1
      const events = (await timeLine(desk, tx, { ...found, orders }, before))
        .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
        .filter((each) => cursor === undefined || placeOf(each) < cursor)
        .filter((each) => orderId === undefined || each.orderId === orderId)
        .sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
      const page = events.slice(0, PAGE)
      const last = page.at(-1)
      return done({
        list: page.map(({ id: _id, at, ...rest }) => ({ at: iso(at), ...rest })),
        nextCursor: events.length > PAGE && last ? placeOf(last) : null,
      })
    },
  ),
} satisfies Record<string, Route>
