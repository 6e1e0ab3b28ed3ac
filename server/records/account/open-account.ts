import { eq } from 'drizzle-orm'
import type { User as Caller } from '../../context/context'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { User } from './user-repo'

declare const open: unique symbol

/**
 * An account that this transaction has locked and found open. Whatever writes a row of a person asks
 * for it, so nothing can be written after the account was closed: the closing waits for this
 * transaction, or this transaction finds the account closed (ADR 8). test/walls/open-account finds a
 * write that does not ask.
 */
export interface OpenAccount {
  readonly id: string
  readonly [open]: true
}

/**
 * `key share` lets other writes of the account go on, `no key update` lets one through at a time, and
 * `update` comes before a change of the account's unique columns.
 */
type Strength = 'key share' | 'no key update' | 'update'

/**
 * Locks the account of a request. Undefined when the account was closed, or its consent withdrawn,
 * since the request began; both end the login, so the caller refuses with AUTH_FAILED.
 */
export async function lockOpenAccount(
  tx: Db,
  { id, consentWithdrawnAt }: Pick<Caller, 'id' | 'consentWithdrawnAt'>,
  strength: Strength = 'key share',
): Promise<(User & OpenAccount) | undefined> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for(strength)
  if (account?.consentWithdrawnAt !== consentWithdrawnAt) return undefined
  return whenOpen(account)
}

/** The same for an account that this transaction has locked together with other rows. */
export const whenOpen = (account: User): (User & OpenAccount) | undefined =>
  account.closedAt === null ? (account as User & OpenAccount) : undefined
