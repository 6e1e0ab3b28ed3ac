import type { Context } from '../context/context'
import { openOwn, ownerOf } from '../context/keys'
import type { Db } from '../db/client'
import { serialise } from '../db/serialise'
import { whenOpen } from '../records/account/open-account'
import {
  endSessionsOf,
  lockUserAlone,
  otherHolderOf,
  updateUser,
} from '../records/account/user-repo'
import { barred, type Barred, type Outcome } from './outcome'

/** Why an account cannot get this mobile; undefined when it can. */
export async function mobileBarrier(
  ctx: Context,
  tx: Db,
  userId: string,
  mobile: string,
): Promise<Barred | undefined> {
  const holder = await otherHolderOf(tx, userId, ctx.keys.hash(mobile, 'mobile'))
  return holder ? barred('INVALID', { field: 'mobile', reason: 'TAKEN' }) : undefined
}

/**
 * Gives an account the mobile that its owner has proved to staff, and ends all its logins: whoever holds
 * the old number must not stay signed in.
 */
export async function correctMobile(
  ctx: Context,
  tx: Db,
  { userId, mobile, version }: { userId: string; mobile: string; version: number | undefined },
): Promise<Outcome<undefined>> {
  const mobileHash = ctx.keys.hash(mobile, 'mobile')
  await serialise(tx, `account of ${mobileHash}`)
  const account = whenOpen(await lockUserAlone(tx, userId))
  if (!account) return barred('NOT_ALLOWED_NOW', { reason: 'ENDED' })
  // It is another mobile than the one that both people saw.
  if (version !== undefined && account.mobileVersion !== version)
    return barred('NOT_ALLOWED_NOW', { reason: 'STATE' })
  const barrier = await mobileBarrier(ctx, tx, userId, mobile)
  if (barrier) return barrier
  const mobileSealed = ctx.keys.seal(mobile, ownerOf(userId), 'mobile')
  const before = openOwn(ctx.keys, userId, account.mobileSealed, 'mobile')
  await updateUser(tx, account, { mobileHash, mobileSealed })
  if (before !== undefined && before !== mobile)
    await ctx.consequences.phoneChanged(ctx, tx, { userId, before, after: mobile })
  await endSessionsOf(tx, userId)
  return { ok: true, value: undefined }
}
