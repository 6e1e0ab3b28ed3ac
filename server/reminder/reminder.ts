import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { DAY_MS } from '@/domain/time/day'
import type { Product } from '../catalogue/product'
import { refuse, type Answer } from '../context/answer'
import type { Context, User, Visitor } from '../context/context'
import type { Db } from '../db/client'
import { lockOpenAccount, type OpenAccount } from '../records/account/open-account'
import { keepDraft } from '../records/draft/repo'
import { findReminder, putReminder } from '../records/reminder/repo'

const KEPT_MS = 2 * DAY_MS

/**
 * The product that a key begins with. The city is not needed, because each product code exists in
 * only one city.
 */
export const productOfKey = (ctx: Context, key: string): Product | undefined =>
  ctx.catalogue.products().find(({ productCode }) => key.startsWith(`${productCode}_`))

/** Whether the user asked for this reminder and it was not sent yet. */
export const waits = async (
  ctx: Context,
  { user }: Pick<Visitor, 'user'>,
  key: string,
): Promise<boolean> =>
  user !== undefined && (await findReminder(ctx.db, user.id, key)) !== undefined

export const checkSubscribe = async (
  ctx: Context,
  visitor: Visitor,
  { subscribeKey }: RequestOf<typeof calls.checkSubscribe>,
): Promise<Answer<ResponseOf<typeof calls.checkSubscribe>>> => ({
  ok: true,
  value: { subscribe: await waits(ctx, visitor, subscribeKey) },
})

export const existSubscribe = async (
  ctx: Context,
  visitor: Visitor,
  { subscribeId }: RequestOf<typeof calls.existSubscribe>,
): Promise<Answer<ResponseOf<typeof calls.existSubscribe>>> => ({
  ok: true,
  value: { exist: await waits(ctx, visitor, subscribeId) },
})

/** Registers a reminder. A second request changes nothing, so that only one message is sent. */
export async function remind(
  ctx: Context,
  tx: Db,
  account: OpenAccount,
  key: string,
): Promise<void> {
  const { id: userId } = account
  const product = productOfKey(ctx, key)
  if (product) {
    const { cityCode, productCode } = product
    // The draft is kept longer, so that the user finds the form unchanged when the message comes
    // tomorrow.
    await keepDraft(tx, { userId, cityCode, productCode }, ctx.clock.now() + KEPT_MS)
  }
  if (await findReminder(tx, userId, key)) return
  await putReminder(tx, account, { id: ctx.ids.next(), key, askedAt: ctx.clock.now() })
}

export async function addSubscribe(
  ctx: Context,
  user: User,
  { subscribeKey }: RequestOf<typeof calls.addSubscribe>,
): Promise<Answer<Record<string, never>>> {
  if (!productOfKey(ctx, subscribeKey)) return refuse('PRODUCT_NOT_FOUND')
  return ctx.db.transaction(async (tx) => {
    const account = await lockOpenAccount(tx, user)
    if (!account) return refuse('AUTH_FAILED')
    await remind(ctx, tx, account, subscribeKey)
    return { ok: true, value: {} }
  })
}
