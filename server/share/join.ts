import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { addSharer, findSharer } from '../records/share/repo'

/**
 * Joins a user once for each product. The first mark stays, so that links shared before remain
 * valid.
 */
export async function joinActivity(
  ctx: Context,
  tx: Db,
  user: User,
  { cityCode, productCode }: RequestOf<typeof calls.joinActivity>,
): Promise<Answer<ResponseOf<typeof calls.joinActivity>>> {
  if (!ctx.catalogue.product(cityCode, productCode)) return refuse('PRODUCT_NOT_FOUND')
  const own = { userId: user.id, cityCode, productCode }
  const fresh = { ...own, shareWtagid: `S${ctx.ids.next()}`, joinedAt: ctx.clock.now() }
  await addSharer(tx, fresh)
  const { shareWtagid, joinedAt } = (await findSharer(tx, own)) ?? fresh
  return { ok: true, value: { shareWtagid, joinedAt: iso(joinedAt) } }
}
