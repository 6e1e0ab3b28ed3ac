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
  PUBLIC_URL: 'https://huimin.test',
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
}

describe('settings', () => {
  test('are complete for the sandbox without any', () => {
    expect(readEnv({})).toMatchObject({ PORT: 8080, SANDBOX: true, DATA_DIR: '.data' })
  })

  test('of production must be said, all at once, and not be samples', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toHaveLength(Object.keys(live).length - 1)
    expect(readEnv(live)).toMatchObject({ SANDBOX: false })
    expect(faultsOf({ ...live, PII_KEY: 'a'.repeat(64) })).toEqual([
      'PII_KEY is a sample value; draw a real one',
    ])
    expect(faultsOf({ ...live, SANDBOX: 'on' })).toEqual([
      'SANDBOX must be off when NODE_ENV=production',
    ])
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
