import type { Context } from '../context/context'
import { asStaff } from '../db/as-staff'
import type { Db } from '../db/client'
import { logAct, type LoggedAct } from '../records/staff/log'
import type { ConsoleAnswer, Refused } from './answer'
import type { ConsoleCall, ParsedRequestOf, ResponseOf } from './calls/define'
import type { CookieName } from './cookie'
import type { Desk } from './desk'

/** What an act tells the staff log, as soon as it knows it. */
export type About = Partial<Omit<LoggedAct, 'act' | 'outcome' | 'code'>>
export type Tell = (about: About) => void

/** How the gateway answers one call of the console. */
export interface Route {
  call: ConsoleCall
  answer(desk: Desk, data: unknown): Promise<ConsoleAnswer<unknown>>
}

/** A request of somebody who is not signed in yet. */
export interface Visit {
  ctx: Context
  /** Scheme, host and port at which the browser opened the console. */
  origin: string
  cookie(name: CookieName): string | undefined
  /** Keeps a value in this browser; an age of 0 takes it away. */
  keep(name: CookieName, value: string, maxAgeMs: number): void
}

/** How the gateway answers a call that needs no session. */
export interface OpenRoute {
  call: ConsoleCall
  answer(visit: Visit, data: unknown): Promise<ConsoleAnswer<unknown>>
}

/** A call that needs no session. Whatever it decides about somebody, it logs itself. */
export const open = <C extends ConsoleCall>(
  call: C,
  answer: (visit: Visit, data: ParsedRequestOf<C>) => Promise<ConsoleAnswer<ResponseOf<C>>>,
): OpenRoute => ({
  call,
  answer: (visit, data) => answer(visit, data as ParsedRequestOf<C>),
})

/** A call that only reads. */
export const reading = <C extends ConsoleCall>(
  call: C,
  read: (desk: Desk, data: ParsedRequestOf<C>) => Promise<ConsoleAnswer<ResponseOf<C>>>,
): Route => ({
  call,
  // The dispatcher has parsed the request by the schema of this very call.
  answer: (desk, data) => read(desk, data as ParsedRequestOf<C>),
})

/**
 * A call that acts, reveals or exports: its work and the row of the staff log are one transaction. A
 * refusal changes nothing, and has its row, too. `after` runs once everything is committed.
 */
export const acting = <C extends ConsoleCall>(
  call: C,
  act: (
    desk: Desk,
    tx: Db,
    data: ParsedRequestOf<C>,
    tell: Tell,
  ) => Promise<ConsoleAnswer<ResponseOf<C>>>,
  after?: (desk: Desk, value: ResponseOf<C>) => Promise<void>,
): Route => ({
  call,
  answer: async (desk, data) => {
    const { ctx, staff } = desk
    let about: About = {}
    const tell: Tell = (more) => (about = { ...about, ...more })
    const answer = await ctx.db
      .transaction(async (tx) => {
        await asStaff(tx, staff.id)
        const given = await act(desk, tx, data as ParsedRequestOf<C>, tell)
        if (!given.ok) throw new RolledBack(given)
        await logAct(ctx, tx, staff, { ...about, act: call.name, outcome: 'DONE' })
        return given
      })
      .catch((error: unknown) => {
        if (error instanceof RolledBack) return error.refused
        throw error
      })
    if (!answer.ok) await logRefusal(ctx, desk, call, answer, about)
    else await after?.(desk, answer.value)
    return answer
  },
})

class RolledBack extends Error {
  constructor(readonly refused: Refused) {
    super('The act was refused')
  }
}

/** Writes the row of something that was not allowed, in a transaction of its own. */
export const logRefusal = (
  ctx: Context,
  { staff }: Pick<Desk, 'staff'>,
  { name }: Pick<ConsoleCall, 'name'>,
  { code }: Refused,
  about: About = {},
): Promise<void> =>
  ctx.db.transaction((tx) =>
    logAct(ctx, tx, staff, { ...about, act: name, outcome: 'REFUSED', code }),
  )
