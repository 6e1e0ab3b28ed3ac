import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvError, readEnv } from '../../../server/context/env'
import { settings } from '../../../server/context/settings'
import { liveGatewaySettings } from '../../../server/live-services'

const faultsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.faults
    throw error
  }
}

const pair = (modulusLength = 2048) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [merchant, platform, next] = [pair(), pair(), pair()]

/** This certificate was made for the test. Its private key is not kept. */
const CERTIFICATE_SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
const certificate = `-----BEGIN CERTIFICATE-----
MIIDGzCCAgOgAwIBAgIUUVfwnv3Alt4V6+gaRwV6cjLxuOEwDQYJKoZIhvcNAQEL
BQAwHDEaMBgGA1UEAwwRVGVucGF5LmNvbSBzYW1wbGUwIBcNMjYxMTIxMjExMjMx
WhgPMjEyNjEwMjgyMTEyMzFaMBwxGjAYBgNVBAMMEVRlbnBheS5jb20gc2FtcGxl
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAq3HQ6Qcy09r0qbAu9+Ir
5ClcdO9wQuhtAQyNn6FHtV+fuxSe37y3T+Y1B2Al2M1gaJi2MKZ/sc//LqQjWe6r
M+DVUBK2FQi0QQO2lR/NhpyS0llCAeYKc09rt2jXziUxEfuQwBxWwOhCEOiyH39B
fc9gW3VyUYdIemdACY663fTKByryrARqd7fhjDt+IDDQcTlKh9jKksEJYi5jXF/T
dKR94tFkOeUdroVKYN8Gy58JmQcAdhWLWlCsERoptvMFO9YBv5+PY8dsM2hciCbB
vGWqacq4S7u6nb9VLfR2kwuGtTC90bg5YwqjpWiaYH0ZvesyqijYzFkboPpvV9vC
dwIDAQABo1MwUTAdBgNVHQ4EFgQUnrPAX8+rwvffYESwnHez+QKWbvAwHwYDVR0j
BBgwFoAUnrPAX8+rwvffYESwnHez+QKWbvAwDwYDVR0TAQH/BAUwAwEB/zANBgkq
hkiG9w0BAQsFAAOCAQEAoN2WakjLxQQ6pmok3XBzXzs7s4sF3iQgjRtxhfVQ8IcP
tWpm5CwZbuI8p34YDXXPW3DFoiolB1A1j2c4p8y6N9dObVhMEqYy70NaAkrS7ETw
FAiY+KM6wJAzInKKuIUT6MuK6I5mTNFsBcKEyirZ64hOcfkddv7jXcV/N3q7uIBG
9oEw+8oQeJ6PbwaLL0ZD8QlBR2LruPIypOkttXpJkK38KJZZoaflzjY0ZVL4hQr+
gHULVKfM6ulcjUiFu5gdwFJhmV6aQNM8evJPrRtDODdo55/3B2vxPqnxv1SFgXw6
+FNTazcIKET/aLKaaX8E5/H1yy8l0TOBQ7y4huRlJg==
-----END CERTIFICATE-----
`

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
  WECHATPAY_PRIVATE_KEY: merchant.privateKey.replaceAll('\n', '\\n'),
  WECHATPAY_API_V3_KEY: 'k7Jx0pQz81VbN3mRt5Wy2LsDf9Gh4CaE',
  WECHATPAY_PLATFORM_SERIAL: '7132D72A',
  WECHATPAY_PLATFORM_PUBLIC_KEY: platform.publicKey,
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
    expect(readEnv(live)).toMatchObject({ SANDBOX: false, TRUST_PROXY: 1, OPENAPI: false })
    expect(readEnv({ ...live, OPENAPI: 'on' }).OPENAPI).toBe(true)
    expect(readEnv({ SANDBOX: 'on' }).OPENAPI).toBe(true)
    for (const sample of ['a'.repeat(64), '0123456789abcdef'.repeat(4), 'deadbeef'.repeat(8)])
      expect(faultsOf({ ...live, SANDBOX: 'off', PII_KEY: sample })).toEqual([
        'PII_KEY is a sample value; draw a real one',
      ])
    expect(faultsOf({ ...live, SANDBOX: 'off', WECHATPAY_MCH_ID: 'SANDBOX-MCH' })).toHaveLength(1)
  })

  test.each([
    ['one key for both', { HASH_KEY: `${live.PII_KEY}` }, 'HASH_KEY'],
    [
      'a hash key that sealed before',
      { PII_KEY: `2:${live.PII_KEY},1:${live.HASH_KEY}` },
      'HASH_KEY',
    ],
    ['an address without TLS', { PUBLIC_URL: 'http://huimin.test' }, 'PUBLIC_URL'],
    ['this machine by name', { PUBLIC_URL: 'https://localhost:8443' }, 'PUBLIC_URL'],
    ['this machine by number', { PUBLIC_URL: 'https://127.0.0.1' }, 'PUBLIC_URL'],
    ['this machine by IPv6', { PUBLIC_URL: 'https://[::1]' }, 'PUBLIC_URL'],
    ['nobody let in', { RATE_LIMIT: '0' }, 'RATE_LIMIT'],
    ['no codes', { SMS_DAILY_LIMIT: '0' }, 'SMS_DAILY_LIMIT'],
  ])('of production are not %s', (_what, change, name) => {
    const faults = faultsOf({ ...live, SANDBOX: 'off', ...change })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([name])
  })

  test.each(['dev', 'sit', 'uat', 'prd'])(
    'of %s name the apps of WeChat of its own',
    (DEPLOYMENT) => {
      const apps = {
        WECHAT_TRIAL_APP_ID: 'wx-trial',
        WECHAT_OA_APP_ID: 'wx-oa',
        WECHAT_OA_APP_SECRET: 's',
        WECHAT_OA_TEST_APP_ID: 'wx-oa-test',
      }
      const { wechat, wechatPay } = liveGatewaySettings(readEnv({ ...live, ...apps, DEPLOYMENT }))
      const [mini, official, version] =
        DEPLOYMENT === 'prd' ? ['wx1', 'wx-oa', 'release'] : ['wx-trial', 'wx-oa-test', 'trial']
      expect(wechat.miniProgram.appid).toBe(mini)
      expect(wechat.officialAccount?.appid).toBe(official)
      expect(wechat.envVersion).toBe(version)
      expect([wechatPay.keys.appid, wechatPay.keys.officialAppid]).toEqual([mini, official])
      expect(readEnv(live).DEPLOYMENT).toBe('prd')
      expect(readEnv({ SANDBOX: 'on' }).DEPLOYMENT).toBe('dev')
    },
  )

  test('of an official account come both or not at all', () => {
    const [id, secret] = [{ WECHAT_OA_APP_ID: 'wx2' }, { WECHAT_OA_APP_SECRET: 't' }]
    expect(faultsOf({ ...live, ...id, ...secret })).toEqual([])
    expect(faultsOf({ ...live, ...id })[0]).toContain('WECHAT_OA_APP_SECRET is needed')
    expect(faultsOf({ ...live, ...secret })[0]).toContain('WECHAT_OA_APP_ID is needed')
    for (const half of [id, secret])
      expect(faultsOf({ SANDBOX: 'on', ...half })[0]).toContain('not beside SANDBOX=on')
  })

  test.each([
    ['text', { WECHATPAY_PLATFORM_PUBLIC_KEY: '-----BEGIN' }],
    ['a private key', { WECHATPAY_PLATFORM_PUBLIC_KEY: platform.privateKey }],
    ['a short key', { WECHATPAY_PLATFORM_PUBLIC_KEY: pair(1024).publicKey }],
    ['our own key', { WECHATPAY_PLATFORM_PUBLIC_KEY: merchant.publicKey }],
    ['a key too few', { WECHATPAY_PLATFORM_SERIAL: '7132D72A,PUB_KEY_ID_0119000001' }],
    ['another certificate', { WECHATPAY_PLATFORM_PUBLIC_KEY: certificate }],
    ['no serial', { WECHATPAY_PLATFORM_SERIAL: 'platform key' }],
    ['no merchant key', { WECHATPAY_PRIVATE_KEY: merchant.publicKey }],
  ])('that are %s instead of keys of WeChat Pay are refused at the start', (_what, change) => {
    const [fault = '', ...more] = faultsOf({ ...live, SANDBOX: 'off', ...change })
    expect(fault.split(' ')[0]).toMatch(/^WECHATPAY_(PLATFORM|PRIVATE)/)
    expect(fault).not.toContain('BEGIN')
    expect(more).toEqual([])
  })

  test('may name several keys of WeChat Pay, of both kinds', () => {
    const several = {
      WECHATPAY_PLATFORM_SERIAL: `PUB_KEY_ID_0119000001, 7132D72A, ${CERTIFICATE_SERIAL}`,
      WECHATPAY_PLATFORM_PUBLIC_KEY: [next.publicKey, platform.publicKey, certificate]
        .join(',')
        .replaceAll('\n', '\\n'),
    }
    const { keys } = liveGatewaySettings(readEnv({ ...live, ...several })).wechatPay
    expect(keys.platformSerial).toBe('PUB_KEY_ID_0119000001')
    expect(keys.platformCertificates).toEqual({
      PUB_KEY_ID_0119000001: next.publicKey.trim(),
      '7132D72A': platform.publicKey.trim(),
      [CERTIFICATE_SERIAL]: certificate.trim(),
    })
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
    // Without NODE_ENV the gateway needs the same credentials and opens no sandbox.
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

  test.each([
    ['two hosts of any kind', 'postgres://huimin@a:5432,b:5432/huimin', 'with several hosts'],
    ['two hosts as a parameter', 'postgres://huimin@/huimin?host=a,b', 'with several hosts'],
    [
      'a host that takes no writes',
      'postgres://huimin@a,b/huimin?target_session_attrs=standby',
      'with several hosts',
    ],
    ['a port that is none', 'postgres://huimin@a:db/huimin', 'an address'],
    [
      'a second port that is none',
      'postgres://huimin@a,b:db/huimin?target_session_attrs=primary',
      'an address',
    ],
  ])('of a database are not %s', (_what, DATABASE_URL, said) => {
    const faults = faultsOf({ SANDBOX: 'on', DATABASE_URL })
    expect(faults[0]).toMatch(new RegExp(`^DATABASE_URL must (be|name) ${said}`))
    expect(faults[0]).not.toContain('huimin@')
  })

  test('of a database may hold a comma in its password, or name a socket or several hosts', () => {
    for (const DATABASE_URL of [
      'postgres://huimin:a,b@db/huimin',
      'postgresql://postgres@/huimin?host=/var/run/postgresql',
      'postgres://postgres@db.huimin.test:5432/huimin?sslmode=require',
      'postgres://huimin:a,b@a:5432,b:5433/huimin?target_session_attrs=read-write&sslmode=require',
      'postgres://huimin@/huimin?host=/run/a,/run/b&target_session_attrs=primary',
    ])
      expect(faultsOf({ SANDBOX: 'on', DATABASE_URL })).toEqual([])
  })

  test('of replicas name copies of a database, and not the primary', () => {
    const DATABASE_URL = 'postgres://huimin@a/huimin'
    const faultOf = (READ_DATABASE_URL: string, primary = DATABASE_URL) =>
      faultsOf({ SANDBOX: 'on', DATABASE_URL: primary, READ_DATABASE_URL })[0]
    expect(
      faultOf('postgres://huimin@b,c:5433/huimin?target_session_attrs=standby'),
    ).toBeUndefined()
    expect(faultOf('mysql://b/huimin')).toMatch(/^READ_DATABASE_URL must begin/)
    expect(faultOf('postgres://b:db/huimin')).toMatch(/^READ_DATABASE_URL must be an address/)
    expect(faultOf('postgres://b/huimin?target_session_attrs=primary')).toMatch(/must not ask/)
    expect(faultOf('postgres://b/huimin', '')).toMatch(/^READ_DATABASE_URL needs DATABASE_URL/)
  })

  test('VA087 of hosts that links may lead to are names, not addresses and not everybody', () => {
    for (const LINK_HOSTS of ['https://a.example', 'a.example/x', '*.example', 'localhost', 'a.b,'])
      expect(faultsOf({ SANDBOX: 'on', LINK_HOSTS })[0]).toMatch(
        /^LINK_HOSTS\S* must be host names/,
      )
  })

  test('of files for WeChat are a text file each, in the root', () => {
    for (const DOMAIN_FILES of ['a.txt', '../a.txt=1', 'a.html=1', 'a.txt=<b>', 'a.txt=1,'])
      expect(faultsOf({ SANDBOX: 'on', DOMAIN_FILES })[0]).toMatch(
        /^DOMAIN_FILES\S* must be <file>/,
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
