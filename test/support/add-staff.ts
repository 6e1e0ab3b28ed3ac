import { ALL_CITIES, type Role } from '@/domain/staff/role'
import type { Context } from '../../server/context/context'
import { COMMAND, logAct } from '../../server/records/staff/log'
import { addStaff } from '../../server/records/staff/staff-repo'
import { hashPassword } from '../../server/staff/password'
import { drawTotpSecret, sealTotp, unusedCode } from '../../server/staff/second-factor'

const secret = drawTotpSecret()
const password = 'a password of tests alone'

/** Adds people to the staff of a gateway, beside the made-up ones that a sandbox has. */
export async function addStaffOf(
  ctx: Context,
  logins: readonly string[],
  roles: Role[],
  cities = [ALL_CITIES],
) {
  const passwordHash = await hashPassword(password)
  for (const login of logins)
    await ctx.db.transaction(async (tx) => {
      const id = ctx.ids.next()
      const totpSealed = sealTotp(ctx, id, secret)
      const createdAt = ctx.clock.now()
      const person = { id, login, name: login, roles, cities, passwordHash }
      await addStaff(tx, { ...person, totpSealed, createdAt })
      await logAct(ctx, tx, COMMAND, { act: 'add', outcome: 'DONE', subject: id })
    })
}

const STEP_MS = 30_000

/**
 * The code of this half minute (ms). The next one that is not used comes with the next half minute. An
 * earlier one would be too old where the gateway is slow.
 */
export const codeAt = (now: number): string =>
  unusedCode(secret, Math.floor(now / STEP_MS) - 1, now) ?? ''

export const credentialsAt = (login: string, now: number) => ({
  ...{ login, password, code: codeAt(now) },
})
