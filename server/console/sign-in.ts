import { permissionsOf } from '@/domain/staff/role'
import { iso } from '../context/clock'
import type { Context } from '../context/context'
import { sha256 } from '../context/keys'
import { GATEWAY, logAct } from '../records/staff/log'
import {
  addStaffSession,
  endStaffSession,
  endStaffSessions,
  IDLE_MS,
  noteStepUp,
  SESSION_MS,
  type StaffSession,
} from '../records/staff/session-repo'
import {
  lockStaff,
  reserveTry,
  staffByLogin,
  takeStep,
  type Staff,
} from '../records/staff/staff-repo'
import { isPassword } from '../staff/password'
import { openTotp, stepOfCode } from '../staff/second-factor'
import { done, refused, type ConsoleAnswer, type Refused } from './answer'
import type { ConsoleCall, ParsedRequestOf, ResponseOf } from './calls/define'
import * as calls from './calls/session'
import { deskOf, type Desk } from './desk'
import { acting, logRefusal, open, reading, type OpenRoute, type Route, type Visit } from './route'

/** So long a proof of the second factor counts as fresh, in ms. */
const FRESH_MS = 5 * 60_000

export const isFresh = ({ ctx, session }: Desk): boolean =>
  ctx.clock.now() < session.steppedUpAt + FRESH_MS

/** Everybody knows the password of the sandbox's made-up staff, so nobody else's gateway takes them. */
export const mayEnter = (
  { env }: Pick<Context, 'env'>,
  { disabledAt, sample }: Pick<Staff, 'disabledAt' | 'sample'>,
): boolean => disabledAt === null && (!sample || env.SANDBOX)

/** The token that pages of the console send in a header. It follows from the session. */
export const csrfTokenOf = ({ keys }: Pick<Context, 'keys'>, { tokenHash }: StaffSession): string =>
  keys.hash(tokenHash, 'staffCsrf')

export const tokenHashOf = (token: string): string => sha256(token)

/**
 * Opens a session, keeps it in this browser and writes the row of it. Refused when the sign-in was renewed
 * or the account disabled while it was checked.
 *
 * @param steppedUpAt When the second factor was proved to us (ms); 0 when it was not.
 */
export async function openSession(
  { ctx, keep }: Visit,
  staff: Staff,
  { name: act }: Pick<ConsoleCall, 'name'>,
  steppedUpAt: number,
): Promise<ConsoleAnswer<ResponseOf<typeof calls.readSession>>> {
  const now = ctx.clock.now()
  const token = ctx.ids.token()
  const session: StaffSession = {
    tokenHash: tokenHashOf(token),
    staffId: staff.id,
    createdAt: now,
    lastSeenAt: now,
    steppedUpAt,
    expireAt: now + SESSION_MS,
  }
  const isOpen = await ctx.db.transaction(async (tx) => {
    const locked = await lockStaff(tx, staff.id)
    if (!locked || !mayEnter(ctx, locked) || locked.passwordHash !== staff.passwordHash)
      return false
    await addStaffSession(tx, session)
    await logAct(ctx, tx, staff, { act, outcome: 'DONE' })
    return true
  })
  if (!isOpen) return refused('SIGN_IN_FAILED')
  keep('hm_staff', token, SESSION_MS)
  return done(shown(deskOf(ctx, staff, session)))
}

/** Writes that somebody was not let in. Of a login that does not exist nothing is known but the try. */
export const logRefusedEntry = (
  ctx: Context,
  staff: Staff | undefined,
  { name: act }: Pick<ConsoleCall, 'name'>,
  { code, reason }: Refused,
): Promise<void> =>
  ctx.db.transaction((tx) =>
    logAct(ctx, tx, staff ?? { ...GATEWAY, name: '未知账号' }, {
      ...{ act, outcome: 'REFUSED', code },
      ...(reason !== undefined && { detail: { reason } }),
    }),
  )

/** Where passwords are switched off, they open the account for emergencies and no other. */
const mayUsePassword = (
  { env }: Pick<Context, 'env'>,
  { breakGlass }: Pick<Staff, 'breakGlass'>,
): boolean => env.CONSOLE_PASSWORD_SIGN_IN === 'on' || breakGlass

/**
 * Signs somebody in. A try is counted before it is checked, and a code is taken once. Whoever does not
 * exist, or may not use a password, is refused as whoever has the wrong one, and after the same time.
 */
async function signIn(
  visit: Visit,
  { login, password, code }: ParsedRequestOf<typeof calls.signIn>,
): Promise<ConsoleAnswer<ResponseOf<typeof calls.signIn>>> {
  const { ctx } = visit
  const known = await staffByLogin(ctx.db, login)
  const staff = known && mayUsePassword(ctx, known) ? known : undefined
  const refusal = await wrongOf(ctx, staff, { password, code })
  if (refusal || !staff) {
    const given = refusal ?? refused('SIGN_IN_FAILED')
    await logRefusedEntry(ctx, known, calls.signIn, given)
    return given
  }
  const opened = await openSession(visit, staff, calls.signIn, ctx.clock.now())
  if (!opened.ok) await logRefusedEntry(ctx, known, calls.signIn, opened)
  else if (staff.breakGlass)
    ctx.log.error({ alarm: 'BREAK_GLASS', subject: staff.login }, 'the break-glass account is used')
  return opened
}

/** What is wrong with a try; undefined when nothing is, and then its code is taken. */
async function wrongOf(
  ctx: Context,
  staff: Staff | undefined,
  { password, code }: { password?: string; code: string },
): Promise<Refused | undefined> {
  const now = ctx.clock.now()
  const lockedUntil = staff && (await reserveTry(ctx.db, staff.id, now))
  if (lockedUntil !== undefined) return refused('LOCKED', { until: iso(lockedUntil) })
  const isKnown = password === undefined || (await isPassword(password, staff?.passwordHash))
  if (!staff || !mayEnter(ctx, staff) || !isKnown) return refused('SIGN_IN_FAILED')
  const step = stepOfCode(openTotp(ctx, staff), code, now)
  const isTaken = step !== undefined && (await takeStep(ctx.db, staff.id, step))
  return isTaken ? undefined : refused('SIGN_IN_FAILED')
}

const shown = (desk: Desk): ResponseOf<typeof calls.readSession> => {
  const { ctx, staff, session } = desk
  return {
    staffId: staff.id,
    login: staff.login,
    name: staff.name,
    roles: staff.roles,
    permissions: permissionsOf(staff.roles),
    cities: staff.cities,
    breakGlass: staff.breakGlass,
    csrfToken: csrfTokenOf(ctx, session),
    expireAt: iso(session.expireAt),
    idleMs: IDLE_MS,
    steppedUpUntil: iso(session.steppedUpAt + FRESH_MS),
    now: iso(ctx.clock.now()),
    sandbox: ctx.env.SANDBOX,
  }
}

export const passwordRoutes = {
  readSignIn: open(calls.readSignIn, async ({ ctx }) => {
    const { staffProvider } = ctx.gateways
    return done({
      password: ctx.env.CONSOLE_PASSWORD_SIGN_IN === 'on',
      provider: staffProvider ? { name: staffProvider.name } : null,
    })
  }),
  signIn: open(calls.signIn, signIn),
} satisfies Record<string, OpenRoute>

export const sessionRoutes = {
  readSession: reading(calls.readSession, async (desk) => done(shown(desk))),
  stepUp: {
    call: calls.stepUp,
    answer: async (desk, data) => {
      const { ctx, staff, session } = desk
      const wrong = await wrongOf(ctx, staff, data as ParsedRequestOf<typeof calls.stepUp>)
      if (wrong) {
        await logRefusal(ctx, desk, calls.stepUp, wrong)
        return wrong
      }
      const now = ctx.clock.now()
      await ctx.db.transaction(async (tx) => {
        await noteStepUp(tx, session.tokenHash, now)
        await logAct(ctx, tx, staff, { act: calls.stepUp.name, outcome: 'DONE' })
      })
      return done({ steppedUpUntil: iso(now + FRESH_MS) })
    },
  },
  signOut: acting(calls.signOut, async ({ session }, tx) => {
    await endStaffSession(tx, session.tokenHash)
    return done({})
  }),
  signOutEverywhere: acting(calls.signOutEverywhere, async ({ staff }, tx) =>
    done({ sessions: await endStaffSessions(tx, staff.id) }),
  ),
} satisfies Record<string, Route>
