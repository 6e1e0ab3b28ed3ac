import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { isRewarded } from '@/domain/share/reward'
import { dayOf } from '@/domain/time/day'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User, Visitor } from '../context/context'
import type { Db } from '../db/client'
import type { OpenUser } from '../records/idempotency/idempotency'
import { addSharer, findSharer } from '../records/share/repo'
import {
  addRelation,
  countFriends,
  relationOf,
  sharerByMark,
  sumRewards,
} from '../records/share/reward-repo'

type Activity = ResponseOf<typeof calls.canJoinActivity>

export async function canJoinActivity(
  ctx: Context,
  _visitor: Visitor,
  { cityCode, productCode }: RequestOf<typeof calls.canJoinActivity>,
): Promise<Answer<Activity>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  const { sharing } = product
  if (!sharing || !isRewarded(sharing, ctx.clock.now()))
    return { ok: true, value: { canJoin: false, rewardFen: 0, endOn: null } }
  const { rewardFen, endAt } = sharing
  return { ok: true, value: { canJoin: true, rewardFen, endOn: dayOf(Date.parse(endAt) - 1) } }
}

/** What sharing one product has brought so far. */
export async function fissionIndex(
  ctx: Context,
  user: User,
  product: RequestOf<typeof calls.fissionIndex>,
): Promise<Answer<ResponseOf<typeof calls.fissionIndex>>> {
  if (!ctx.catalogue.product(product.cityCode, product.productCode))
    return refuse('PRODUCT_NOT_FOUND')
  const friends = await countFriends(ctx.db, user.id, product)
  const pendingFen = await sumRewards(ctx.db, user.id, 'PENDING', product)
  const earnedFen = await sumRewards(ctx.db, user.id, 'EARNED', product)
  return { ok: true, value: { friends, pendingFen, earnedFen } }
}

/**
 * Relates a buyer to the sharer of a link. The mark of the link says which product and whose it is.
 * A repeat answers the present state.
 */
export async function initRelation(
  ctx: Context,
  tx: Db,
  user: OpenUser,
  { shareWtagid }: RequestOf<typeof calls.initRelation>,
): Promise<Answer<ResponseOf<typeof calls.initRelation>>> {
  const sharer = await sharerByMark(tx, shareWtagid)
  if (!sharer) return refuse('NOT_FOUND')
  const { userId: sharerId, cityCode, productCode } = sharer
  if (sharerId === user.id) return { ok: true, value: { related: false } }
  const product = { cityCode, productCode }
  const boundAt = ctx.clock.now()
  await addRelation(tx, user, { ...product, sharerId, shareWtagid, boundAt })
  const relation = await relationOf(tx, { ...product, buyerId: user.id })
  return { ok: true, value: { related: relation?.sharerId === sharerId } }
}

/**
 * Joins a user once for each product. The first mark stays, so that links shared before remain
 * valid.
 */
export async function joinActivity(
  ctx: Context,
  tx: Db,
  user: OpenUser,
  { cityCode, productCode }: RequestOf<typeof calls.joinActivity>,
): Promise<Answer<ResponseOf<typeof calls.joinActivity>>> {
  if (!ctx.catalogue.product(cityCode, productCode)) return refuse('PRODUCT_NOT_FOUND')
  const product = { cityCode, productCode }
  const fresh = { ...product, shareWtagid: `S${ctx.ids.next()}`, joinedAt: ctx.clock.now() }
  await addSharer(tx, user, fresh)
  const { shareWtagid, joinedAt } = (await findSharer(tx, { ...product, userId: user.id })) ?? fresh
  return { ok: true, value: { shareWtagid, joinedAt: iso(joinedAt) } }
}
