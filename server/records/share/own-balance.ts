import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { openIdentity } from '../account/own-identity'
import type { User as Account } from '../account/user-repo'
import { balanceOf, debtOf } from './balance'

/** How a verified account's person is recognised in an account that forgot its identity. */
const owesAsOf = (ctx: Context, account: Account): string | undefined => {
  const own = account.locked ? openIdentity(ctx.keys, account) : undefined
  return own && ctx.keys.hash(`owes ${own.name} ${own.credentialNo}`, 'person')
}

/**
 * The balance (fen) of an account, less what its person owes from accounts that were closed or forgot
 * their identity. Nobody gets rid of a debt by closing an account and coming back.
 */
export async function ownBalance(ctx: Context, db: Db, account: Account): Promise<number> {
  const owesAs = owesAsOf(ctx, account)
  const debtFen = owesAs === undefined ? 0 : await debtOf(db, owesAs, account.id)
  return (await balanceOf(db, account.id)) + debtFen
}

/** What is kept of an identity that is forgotten: nothing, unless its person owes. */
export async function keptDebtor(ctx: Context, db: Db, account: Account): Promise<string | null> {
  const owesAs = owesAsOf(ctx, account)
  if (owesAs === undefined) return account.owesAs
  const owes = (await balanceOf(db, account.id)) < 0 || (await debtOf(db, owesAs, account.id)) < 0
  return owes ? owesAs : account.owesAs
}
