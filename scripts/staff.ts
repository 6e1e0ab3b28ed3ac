import { ALL_CITIES, roles, type Role } from '@/domain/staff/role'
import { createContext } from '../server/assemble'
import type { Context } from '../server/context/context'
import { readEnv } from '../server/context/env'
import { silentLog } from '../server/context/log'
import { loadEnvFiles } from '../server/env-files'
import { closeInvitation } from '../server/records/staff/invitation-repo'
import { COMMAND, logAct } from '../server/records/staff/log'
import { endStaffSessions } from '../server/records/staff/session-repo'
import { addStaff, changeStaff, listStaff, staffByLogin } from '../server/records/staff/staff-repo'
import { drawPassword, hashPassword } from '../server/staff/password'
import { drawTotpSecret, sealTotp, totpAddress } from '../server/staff/second-factor'
import { exitWith } from './exit-with'

/**
 * `npm run staff -- list` prints the staff of the operators' console.
 * `npm run staff -- add <login> <name> <role,...> [city,...]` adds somebody, and prints the password and
 * the address for an authenticator once. `npm run staff -- add-break-glass <login> <name>` adds the account
 * for emergencies. `npm run staff -- renew <login>` gives a new password and second factor, and
 * `npm run staff -- disable <login>` ends the account. PGlite belongs to one process, so stop the gateway
 * first when you use it.
 */

const USAGE = `Usage: npm run staff -- list
       npm run staff -- add <login> <name> <${roles.join('|')},...> [cityCode,...]
       npm run staff -- add-break-glass <login> <name>
       npm run staff -- renew <login>
       npm run staff -- disable <login>`

const isRole = (text: string): text is Role => roles.some((role) => role === text)

async function credentials(ctx: Context, id: string, login: string) {
  const password = drawPassword()
  const secret = drawTotpSecret()
  return {
    stored: { passwordHash: await hashPassword(password), totpSealed: sealTotp(ctx, id, secret) },
    lines: [
      `login: ${login}`,
      `password: ${password}`,
      `authenticator: ${totpAddress(secret, login)}`,
    ],
  }
}

async function add(
  ctx: Context,
  given: { login: string; name: string; held: Role[]; cities: string[]; breakGlass: boolean },
): Promise<string[] | undefined> {
  const { login, name, held, cities, breakGlass } = given
  if (!/^[a-z0-9.-]{2,40}$/.test(login) || name === '' || held.length === 0) return undefined
  if (!cities.every((city) => city === ALL_CITIES || /^\d{6}$/.test(city))) return undefined
  const id = ctx.ids.next()
  const { stored, lines } = await credentials(ctx, id, login)
  const isAdded = await ctx.db.transaction(async (tx) => {
    const person = { id, login, name, roles: held, cities, breakGlass, ...stored }
    if (!(await addStaff(tx, { ...person, createdAt: ctx.clock.now() }))) return false
    const detail = { login, roles: held.join(), cities: cities.join(), breakGlass }
    await logAct(ctx, tx, COMMAND, { act: 'add', outcome: 'DONE', subject: id, detail })
    return true
  })
  return isAdded ? lines : [`${login} exists already`]
}

async function change(ctx: Context, login: string, act: 'renew' | 'disable') {
  const known = await staffByLogin(ctx.db, login)
  if (!known) return undefined
  const { stored, lines } = await credentials(ctx, known.id, login)
  await ctx.db.transaction(async (tx) => {
    await changeStaff(tx, known, act === 'renew' ? stored : { disabledAt: ctx.clock.now() })
    await endStaffSessions(tx, known.id)
    await closeInvitation(tx, known.id)
    await logAct(ctx, tx, COMMAND, { act, outcome: 'DONE', subject: known.id, detail: { login } })
  })
  return act === 'renew' ? lines : [`${login} is disabled`]
}

async function run(
  ctx: Context,
  [act, login = '', name = '', held = '', cities = ALL_CITIES]: string[],
) {
  switch (act) {
    case 'list':
      return (await listStaff(ctx.db)).map((one) =>
        [one.login, one.name, one.roles.join(), one.cities.join(), one.disabledAt ? 'disabled' : '']
          .join('\t')
          .trim(),
      )
    case 'add': {
      const asked = held.split(',')
      if (!asked.every(isRole)) return undefined
      return add(ctx, { login, name, held: asked, cities: cities.split(','), breakGlass: false })
    }
    case 'add-break-glass':
      return add(ctx, { login, name, held: [...roles], cities: [ALL_CITIES], breakGlass: true })
    case 'renew':
    case 'disable':
      return change(ctx, login, act)
    default:
      return undefined
  }
}

async function main(given: string[]): Promise<number> {
  loadEnvFiles()
  const { ctx, close } = await createContext(readEnv(process.env), { log: silentLog })
  try {
    const lines = await run(ctx, given)
    console.log((lines ?? [USAGE]).join('\n'))
    return lines ? 0 : 1
  } finally {
    await close()
  }
}

exitWith(main(process.argv.slice(2)))
