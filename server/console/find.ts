import { iso } from '../context/clock'
import type { Context } from '../context/context'
import { hashesOf } from '../records/insured/credential-hashes'
import { nameHash } from '../records/person/find-hashes'
import { insurantsOf, type Proposal } from '../records/proposal/repo'
import {
  byCredential,
  byMobile,
  byName,
  byOpenid,
  ordersByNumber,
  ordersOfUsers,
  payOrdersByNumber,
  paymentsByNumber,
  policiesByNumber,
  refundsByNumber,
  usersOf,
  type Hit,
} from '../records/staff/find-repo'
import { done } from './answer'
import type { ResponseOf } from './calls/define'
import * as calls from './calls/people'
import { reading, type Route } from './route'
import { accountMasks, orderRow } from './show-people'

type Kind = (typeof calls.findKinds)[number]
type Lookup = (ctx: Context, query: string, cities: readonly string[] | undefined) => Promise<Hit[]>

const lookups: Record<Kind, { fits: RegExp; lookUp: Lookup }> = {
  ORDER: { fits: /^[\w-]{10,64}$/, lookUp: ({ db }, query) => ordersByNumber(db, query) },
  PAY_ORDER: { fits: /^[\w-]{10,64}$/, lookUp: ({ db }, query) => payOrdersByNumber(db, query) },
  PAYMENT: { fits: /^[\w-]{10,64}$/, lookUp: ({ db }, query) => paymentsByNumber(db, query) },
  REFUND: { fits: /^[\w-]{10,64}$/, lookUp: ({ db }, query) => refundsByNumber(db, query) },
  POLICY: { fits: /^[\w-]{6,64}$/, lookUp: ({ db }, query) => policiesByNumber(db, query) },
  MOBILE: {
    fits: /^[19]\d{10}$/,
    lookUp: ({ db, keys }, query) => byMobile(db, keys.hash(query, 'mobile')),
  },
  CREDENTIAL: {
    fits: /^[\w()（）-]{5,30}$/,
    lookUp: (ctx, query) => byCredential(ctx.db, hashesOf(ctx, { name: '', credentialNo: query })),
  },
  NAME: {
    fits: /^[^\d]{2,60}$/,
    // A common name has more orders than are looked at, so those of other cities must not fill the place.
    lookUp: ({ db, keys }, query, cities) => byName(db, nameHash(keys, query), cities),
  },
  OPENID: {
    fits: /^[\w-]{16,64}$/,
    lookUp: ({ db, keys }, query) =>
      byOpenid(db, query, { wx: keys.hash(query, 'wxOpenId'), oa: keys.hash(query, 'oaOpenId') }),
  },
}

const MOST_PEOPLE = 20
const ORDERS_SHOWN = 5

type Person = ResponseOf<typeof calls.find>['people'][number]

export const findRoutes = {
  find: reading(calls.find, async (desk, { query }) => {
    const { ctx } = desk
    const hits: (Hit & { kind: Kind })[] = []
    for (const kind of calls.findKinds) {
      const { fits, lookUp } = lookups[kind]
      if (!fits.test(query)) continue
      hits.push(...(await lookUp(ctx, query, desk.cities)).map((hit) => ({ ...hit, kind })))
    }
    const userIds = [...new Set(hits.map(({ userId }) => userId))]
    const orders = await ordersOfUsers(ctx.db, userIds, desk.cities, 200)
    const visible = new Set(orders.map(({ id }) => id))
    const ofUser = grouped(orders)
    // Whoever has no order in a city of this person does not exist for them.
    const seen = userIds.filter((id) => desk.cities === undefined || ofUser.has(id))
    const latest = (id: string) => ofUser.get(id)?.[0]?.id ?? ''
    const page = seen.sort((a, b) => (latest(a) < latest(b) ? 1 : -1)).slice(0, MOST_PEOPLE)
    const shownOrders = page.flatMap((id) => ofUser.get(id)?.slice(0, ORDERS_SHOWN) ?? [])
    const people = await insurantsOf(
      ctx.db,
      shownOrders.map(({ id }) => id),
    )
    const users = await usersOf(ctx.db, page)
    const shown = page.flatMap((id): Person[] => {
      const user = users.find((each) => each.id === id)
      if (!user) return []
      const { name, mobile } = accountMasks(ctx, user)
      const found = hits
        .filter(
          ({ userId, orderId }) => userId === id && (orderId === null || visible.has(orderId)),
        )
        .map(({ kind, orderId, number }) => ({ kind, orderId, number }))
      // A number that belongs to an order of another city finds nobody.
      if (found.length === 0) return []
      return [
        {
          userId: id,
          name,
          mobile,
          closedAt: user.closedAt === null ? null : iso(user.closedAt),
          found,
          orders: (ofUser.get(id) ?? [])
            .slice(0, ORDERS_SHOWN)
            .map((order) => orderRow(ctx, order, people)),
        },
      ]
    })
    return done({ people: shown, more: seen.length > MOST_PEOPLE })
  }),
} satisfies Record<string, Route>

function grouped(orders: readonly Proposal[]): Map<string, Proposal[]> {
  const groups = new Map<string, Proposal[]>()
  for (const order of orders) groups.set(order.userId, [...(groups.get(order.userId) ?? []), order])
  return groups
}
