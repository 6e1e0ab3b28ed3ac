import { openRenewalStates } from '@/domain/order/states'
import { iso } from '../context/clock'
import type { Db } from '../db/client'
import { findUser, type User } from '../records/account/user-repo'
import { insurantsOf } from '../records/proposal/repo'
import { openApprovals } from '../records/staff/approval-repo'
import { ordersOfUsers } from '../records/staff/find-repo'
import { recordsOf } from '../records/staff/time-line-repo'
import { done, refused } from './answer'
import { deleteForCustomer, exportForCustomer } from './calls/customer'
import * as calls from './calls/people'
import { correctMobile, endRenewal } from './calls/service'
import type { Desk } from './desk'
import { nextAct } from './next-acts'
import { acting, type Route } from './route'
import { accountMasks, isoOrNull, orderRow } from './show-people'
import { PAGE, placeOf, timeLine, type Orders } from './time-line'

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
