import { iso } from '../context/clock'
import type { Context } from '../context/context'
import { GATEWAY, logAct, type Doer, type LoggedAct } from '../records/staff/log'
import { findInvited, takeInvitation } from '../staff/invitation'
import { hashPassword } from '../staff/password'
import { totpAddress } from '../staff/second-factor'
import { done, refused, type Refused } from './answer'
import * as calls from './calls/invitation'
import { open, type OpenRoute } from './route'

/** What somebody who was invited does before they can sign in. */

/** Whoever brings a link that is not valid may be anybody. */
const NOBODY: Doer = { ...GATEWAY, name: '未知邀请' }

const log = (ctx: Context, doer: Doer, act: LoggedAct): Promise<void> =>
  ctx.db.transaction((tx) => logAct(ctx, tx, doer, act))

async function refuse(ctx: Context, doer: Doer, act: string, refusal: Refused): Promise<Refused> {
  await log(ctx, doer, { act, outcome: 'REFUSED', code: refusal.code })
  return refusal
}

/** Long passwords of few letters, and those with the login in them, are tried first by whoever guesses. */
const isWeak = (password: string, login: string): boolean =>
  new Set(password).size < 5 || password.toLowerCase().includes(login)

export const invitationRoutes = {
  readInvitation: open(calls.readInvitation, async ({ ctx }, { token }) => {
    const act = calls.readInvitation.name
    const found = await findInvited(ctx, ctx.db, token)
    if (!found) return refuse(ctx, NOBODY, act, refused('NOT_FOUND'))
    const { staff, secret, expireAt } = found
    await log(ctx, staff, { act, outcome: 'DONE', subject: staff.id })
    return done({
      login: staff.login,
      name: staff.name,
      secret,
      address: totpAddress(secret, staff.login),
      expireAt: iso(expireAt),
    })
  }),
  acceptInvitation: open(calls.acceptInvitation, async ({ ctx }, { token, password, code }) => {
    const act = calls.acceptInvitation.name
    const found = await findInvited(ctx, ctx.db, token)
    if (!found) return refuse(ctx, NOBODY, act, refused('NOT_FOUND'))
    const { staff } = found
    if (isWeak(password, staff.login))
      return refuse(ctx, staff, act, refused('INVALID', { field: 'password', reason: 'WEAK' }))
    // It takes long, so it is not done while the account is locked.
    const passwordHash = await hashPassword(password)
    const taken = await ctx.db.transaction(async (tx) => {
      const outcome = await takeInvitation(ctx, tx, { token, passwordHash, code })
      const told = outcome.ok
        ? ({ outcome: 'DONE' } as const)
        : ({ outcome: 'REFUSED', code: outcome.code } as const)
      await logAct(ctx, tx, staff, { act, subject: staff.id, ...told })
      return outcome
    })
    return taken.ok ? done({ login: taken.value.login }) : taken
  }),
} satisfies Record<string, OpenRoute>
