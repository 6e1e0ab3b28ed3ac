import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvError, readEnv, settings } from '../../../server/env'

const faultsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.faults
    throw error
  }
}

const live = {
  NODE_ENV: 'production',
  PII_KEY: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  HASH_KEY: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  PUBLIC_URL: 'https://huimin.test',
  DATABASE_URL: 'postgres://huimin@db/huimin',
  TRUST_PROXY: '1',
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 's',
  WECHATPAY_MCH_ID: '1900000001',
  WECHATPAY_SERIAL_NO: '5157F09EFDC096DE15EBE81A47057A72',
  WECHATPAY_PRIVATE_KEY: '-----BEGIN',
  WECHATPAY_API_V3_KEY: 'k7Jx0pQz81VbN3mRt5Wy2LsDf9Gh4CaE',
  WECHATPAY_PLATFORM_SERIAL: '7132D72A',
  WECHATPAY_PLATFORM_PUBLIC_KEY: '-----BEGIN',
  SMS_SECRET_ID: 'i',
  SMS_SECRET_KEY: 'k',
  SMS_SDK_APP_ID: '1400006666',
  SMS_SIGN_NAME: '惠民保',
  SMS_TEMPLATE_ID: '1',
  REALNAME_URL: 'https://realname.test',
  REALNAME_KEY_ID: 'r',
  REALNAME_SECRET_KEY: 'k',
}

describe('settings', () => {
  test('are complete for the sandbox, which only is when it is said', () => {
    expect(readEnv({ SANDBOX: 'on' })).toMatchObject({ PORT: 8080, SANDBOX: true })
    expect(faultsOf({}).at(-1)).toContain('SANDBOX=on')
  })

  test('of production must be said, all at once, and not be samples', () => {
    const said = faultsOf({ NODE_ENV: 'production', SANDBOX: 'off' }).map(
      (fault) => fault.split(' ')[0],
    )
    const { NODE_ENV: _, ...needed } = live
    expect(said.sort()).toEqual(Object.keys(needed).sort())
    expect(readEnv(live)).toMatchObject({ SANDBOX: false, TRUST_PROXY: 1 })
    for (const sample of ['a'.repeat(64), '0123456789abcdef'.repeat(4)])
      expect(faultsOf({ ...live, SANDBOX: 'off', PII_KEY: sample })).toEqual([
        'PII_KEY is a sample value; draw a real one',
      ])
    expect(faultsOf({ ...live, SANDBOX: 'off', WECHATPAY_MCH_ID: 'SANDBOX-MCH' })).toHaveLength(1)
  })

  test('start only what they mean: every mixture of mode, sandbox, credentials and place', () => {
    const credentials = {
      none: {},
      one: { SMS_SECRET_KEY: live.SMS_SECRET_KEY },
      allButOne: { ...live, WECHAT_APP_SECRET: '' },
      all: live,
    }
    const { DATABASE_URL, TRUST_PROXY } = live
    const places = [{}, { DATABASE_URL }, { TRUST_PROXY }, { DATABASE_URL, TRUST_PROXY }]
    const started: string[] = []
    for (const NODE_ENV of ['', 'development', 'test', 'production'])
      for (const SANDBOX of ['', 'off', 'on'])
        for (const [name, held] of Object.entries(credentials))
          for (const place of places) {
            const nowhere = { DATABASE_URL: '', TRUST_PROXY: '' }
            const source = { ...held, ...nowhere, ...place, NODE_ENV, SANDBOX }
            if (faultsOf(source).length > 0) continue
            const where = Object.keys(place).join('+') || 'defaults'
            expect(readEnv(source).SANDBOX).toBe(SANDBOX === 'on')
            started.push([NODE_ENV || 'unset', SANDBOX || 'unset', name, where].join(' '))
          }
    const sandbox = started.filter((line) => line.includes(' on '))
    expect(new Set(sandbox.map((line) => line.split(' ').slice(0, 3).join(' ')))).toEqual(
      new Set(['unset on none', 'development on none', 'test on none']),
    )
    expect(started.filter((line) => line.startsWith('production'))).toEqual([
      'production unset all DATABASE_URL+TRUST_PROXY',
      'production off all DATABASE_URL+TRUST_PROXY',
    ])
    // Forgetting NODE_ENV asks for the same credentials and opens no sandbox.
    expect(
      started.filter((line) => line.includes(' unset ')).every((l) => l.includes(' all ')),
    ).toBe(true)
  })

  test('that are wrong are all named', () => {
    const faults = faultsOf({
      PORT: 'http',
      SANDBOX: 'maybe',
      DATABASE_URL: 'mysql://x',
      PII_KEY: '1',
    })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(
      expect.arrayContaining(['PORT', 'SANDBOX', 'DATABASE_URL', 'PII_KEY']),
    )
  })

  test('are all named in .env.example, which is sound itself', () => {
    const lines = readFileSync(join(__dirname, '../../../.env.example'), 'utf8').split('\n')
    const given = Object.fromEntries(
      lines.flatMap((line) => {
        const match = /^(\w+)=(.*)$/.exec(line)
        return match ? [[match[1] ?? '', match[2] ?? '']] : []
      }),
    )
    expect(Object.keys(given).sort()).toEqual(Object.keys(settings.entries).sort())
    expect(faultsOf(given)).toEqual([])
  })
})
