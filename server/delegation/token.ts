import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { findDelegation, lockDelegation, type Delegation } from '../records/delegation/repo'

type Signed = Pick<Delegation, 'id' | 'createdAt'>

/**
 * The token of a link: its id, and a signature over id and making. Only this gateway's key can make
 * it, so the same link can be shown again without being stored.
 */
export const delegationToken = (ctx: Context, { id, createdAt }: Signed): string =>
  `${id}.${ctx.keys.hash(`${id} ${createdAt}`, 'delegation')}`

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The delegation of a token in any state; undefined if this gateway did not make the token. */
export async function readToken(
  ctx: Context,
  db: Db,
  token: string,
  how: 'READ' | 'LOCK' = 'READ',
): Promise<Delegation | undefined> {
  const id = token.split('.', 1)[0] ?? ''
  const found = await (how === 'LOCK' ? lockDelegation(db, id) : findDelegation(db, id))
  return found && isSame(token, delegationToken(ctx, found)) ? found : undefined
}
