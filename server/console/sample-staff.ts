import { ALL_CITIES, type Role } from '@/domain/staff/role'
import type { Context } from '../context/context'
import { COMMAND, logAct } from '../records/staff/log'
import { addStaff, staffByLogin } from '../records/staff/staff-repo'
import { openTotp, sealTotp, unusedCode } from '../staff/second-factor'

/**
 * The made-up staff of the sandbox. Everybody knows their password and their second factor, so they are
 * marked as samples, and a gateway for real people takes none of them (mayEnter).
 */
export const SAMPLE_PASSWORD = 'huimin-sandbox'
/** Made with cheap parameters, because it protects nothing. */
const SAMPLE_HASH =
  'scrypt$4096$8$1$aHVpbWluLXNhbmRib3gtLQ$Wzsrqf9M4xlpz7POn4LX_z5h3kxpa5X9ds73RB9SPm0'
const SAMPLE_TOTP = 'KNAU2UCMIUQE6TSMLEQEMT2SEBKEQRJA'

interface Sample {
  login: string
  name: string
  roles: Role[]
  cities?: string[]
  breakGlass?: boolean
}

export const samples: readonly Sample[] = [
  { login: 'kefu', name: '客服小林', roles: ['SERVICE'] },
  { login: 'kefu2', name: '客服小周', roles: ['SERVICE'] },
  { login: 'kefu-sh', name: '上海客服小吴', roles: ['SERVICE'], cities: ['310000'] },
  { login: 'kefu-js', name: '江苏客服小郑', roles: ['SERVICE'], cities: ['320100'] },
  { login: 'caiwu', name: '财务小陈', roles: ['FINANCE'] },
  { login: 'caiwu2', name: '财务小杨', roles: ['FINANCE'] },
  { login: 'chanpin', name: '产品小赵', roles: ['PRODUCT'] },
  { login: 'hegui', name: '合规小黄', roles: ['COMPLIANCE'] },
  { login: 'admin', name: '管理员小徐', roles: ['ADMINISTRATOR'] },
  { login: 'admin2', name: '管理员小孙', roles: ['ADMINISTRATOR'] },
  {
    login: 'boli',
    name: '应急账号',
    roles: ['SERVICE', 'FINANCE', 'PRODUCT', 'ADMINISTRATOR'],
    breakGlass: true,
  },
]

/** Adds those who are missing; a reset of the sandbox deletes all. */
export async function addSampleStaff(ctx: Context): Promise<void> {
  for (const { login, name, roles, cities = [ALL_CITIES], breakGlass = false } of samples) {
    if (await staffByLogin(ctx.db, login)) continue
    await ctx.db.transaction(async (tx) => {
      const id = ctx.ids.next()
      const added = await addStaff(tx, {
        id,
        login,
        name,
        roles,
        cities,
        breakGlass,
        passwordHash: SAMPLE_HASH,
        totpSealed: sealTotp(ctx, id, SAMPLE_TOTP),
        sample: true,
        createdAt: ctx.clock.now(),
      })
      if (added)
        await logAct(ctx, tx, COMMAND, {
          act: 'addSampleStaff',
          outcome: 'DONE',
          subject: id,
          detail: { login },
        })
    })
  }
}

/** Each of them with a code that is taken now, for people who try the console and for tests. */
export async function sampleStaffShown(ctx: Context) {
  await addSampleStaff(ctx)
  const shown = []
  for (const { login, name, roles, cities } of samples) {
    const staff = await staffByLogin(ctx.db, login)
    shown.push({
      login,
      name,
      roles,
      cities: cities ?? [ALL_CITIES],
      password: SAMPLE_PASSWORD,
      /** Null when all codes of this half minute were used. */
      code: (staff && unusedCode(openTotp(ctx, staff), staff.totpStep, ctx.clock.now())) ?? null,
    })
  }
  return { staff: shown, totpSecret: SAMPLE_TOTP }
}
