import { randomBytes } from 'node:crypto'
import { WEB_VIEW } from '@/contract/login'
import { maskMobile } from '@/domain/person/mask'
import { openOwn, sha256, type Keys } from '../context/keys'
import type { Db } from '../db/client'
import { addTicket, latestSessionOf } from '../records/account/ticket-repo'
import { usersSignedIn } from '../records/order/repo'
import { proposalStatusOf } from '../records/transition/status'

/** The users with a login, for the workbench of the sandbox. A mobile number is shown masked. */
export const signedIn = async (db: Db, keys: Keys, now: number) =>
  (await usersSignedIn(db, now)).map(({ mobileSealed, orders, ...user }) => {
    const mobile = openOwn(keys, user.id, mobileSealed, 'mobile')
    return {
      ...user,
      orders: orders.map(({ storedStatus, expireAt, ...order }) => ({
        ...order,
        status: proposalStatusOf({ clock: { now: () => now } }, { storedStatus, expireAt }),
      })),
      ...(mobile !== undefined && { mobileMask: maskMobile(mobile) }),
    }
  })

const TICKET_MS = 60_000

/**
 * A ticket for the login of somebody who is signed in, by which the sandbox opens a second phone of
 * this user. Only the sandbox may ask for it. Undefined if the user is not signed in.
 */
export async function ticketFor(db: Db, userId: string, now: number): Promise<string | undefined> {
  const sessionHash = await latestSessionOf(db, userId, now)
  if (sessionHash === undefined) return undefined
  const ticket = randomBytes(32).toString('base64url')
  await addTicket(db, {
    ticketHash: sha256(ticket),
    sessionHash,
    source: WEB_VIEW,
    extras: {},
    expireAt: now + TICKET_MS,
  })
  return ticket
}
