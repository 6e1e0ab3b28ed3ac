import { generateKeyPairSync } from 'node:crypto'
import { EnvError, readEnv } from '../../../server/context/env'

/**
 * Settings with which the gateway does not start, and the reason that it prints. The file
 * test/integration/start/matrix starts a process with some of them.
 */

const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const live = {
  PUBLIC_URL: 'https://huimin.test',
  PII_KEY: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  HASH_KEY: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  WECHAT_APP_ID: 'wx8888888888888888',
  WECHAT_APP_SECRET: 'f1d2d2f924e986ac86fdf7b36c94bcdf',
  WECHATPAY_MCH_ID: '1900000001',
  WECHATPAY_SERIAL_NO: '5157F09EFDC096DE15EBE81A47057A72',
  WECHATPAY_PRIVATE_KEY: keyPair().privateKey,
  WECHATPAY_API_V3_KEY: 'k7Jx0pQz81VbN3mRt5Wy2LsDf9Gh4CaE',
  WECHATPAY_PLATFORM_SERIAL: '7132D72A03E93CDDF8C03BBD1F37EEDF',
  WECHATPAY_PLATFORM_PUBLIC_KEY: keyPair().publicKey,
  SMS_SECRET_ID: 'AKID1',
  SMS_SECRET_KEY: 'k',
  SMS_SDK_APP_ID: '1400006666',
  SMS_SIGN_NAME: '惠民保',
  SMS_TEMPLATE_ID: '1',
  REALNAME_URL: 'https://realname.test',
  REALNAME_KEY_ID: 'key1',
  REALNAME_SECRET_KEY: 'k',
}

const company = {
  CONSOLE_URL: 'https://console.company.test',
  CONSOLE_OIDC_ISSUER: 'https://sso.company.test',
  CONSOLE_OIDC_CLIENT_ID: 'console',
  CONSOLE_OIDC_CLIENT_SECRET: 'f1d2d2f924e986ac86fdf7b36c94bcdf0cb1',
}

const without = (settings: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name))
const production: Record<string, string> = {
  ...live,
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  DATABASE_URL: 'postgres://huimin:s3cret@127.0.0.1:1/huimin',
}

/** The message that server/main.ts prints, or undefined when these settings are accepted. */
const refusalOf = (settings: Record<string, string>): string | undefined => {
  try {
    readEnv(settings)
    return undefined
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
}

test('the settings are complete without the fault of a row', () => {
  const complete = [production, { ...production, ...company }, live, { SANDBOX: 'on' }]
  expect(complete.map(refusalOf)).toEqual(complete.map(() => undefined))
})

test.each<[string, Record<string, string>, string]>([
  ['the mode forgotten, credentials too', { SANDBOX: 'off' }, 'PII_KEY is needed'],
  [
    'the sandbox beside everything live',
    { ...live, SANDBOX: 'on' },
    'WECHATPAY_PRIVATE_KEY is a live credential: not beside SANDBOX=on',
  ],
  [
    'the sandbox beside one credential',
    { SANDBOX: 'on', SMS_SECRET_KEY: 'x' },
    'SMS_SECRET_KEY is a live credential: not beside SANDBOX=on',
  ],
  ['production on PGlite', without(production, 'DATABASE_URL'), 'DATABASE_URL must be said'],
  ['production, proxies unsaid', without(production, 'TRUST_PROXY'), 'TRUST_PROXY must be'],
  ['a key nobody drew', { ...production, PII_KEY: 'a'.repeat(64) }, 'PII_KEY is a sample'],
  ['one credential short', without(live, 'REALNAME_SECRET_KEY'), 'REALNAME_SECRET_KEY is'],
  [
    'a platform key that is none',
    { ...production, WECHATPAY_PLATFORM_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\\nAAAA' },
    'WECHATPAY_PLATFORM_PUBLIC_KEY',
  ],
  [
    'a sign-in provider without its secret',
    { ...live, ...company, CONSOLE_OIDC_CLIENT_SECRET: '' },
    'CONSOLE_OIDC_CLIENT_SECRET is needed with CONSOLE_OIDC_ISSUER',
  ],
  [
    'a sign-in provider that leads back nowhere',
    { ...live, ...company, CONSOLE_URL: '' },
    'CONSOLE_URL is needed with CONSOLE_OIDC_ISSUER',
  ],
  [
    'a sign-in provider whose secret nobody drew',
    { ...live, ...company, CONSOLE_OIDC_CLIENT_SECRET: 'change-me' },
    'CONSOLE_OIDC_CLIENT_SECRET is a sample',
  ],
  [
    'production, a sign-in provider without TLS',
    { ...production, ...company, CONSOLE_OIDC_ISSUER: 'http://sso.company.test' },
    'CONSOLE_OIDC_ISSUER must be https',
  ],
  ['no way to sign in', { ...live, CONSOLE_PASSWORD_SIGN_IN: 'off' }, 'nobody could sign in'],
  ['another database', { ...live, DATABASE_URL: 'mysql://x' }, 'must begin with postgres://'],
  ['a port that is none', { SANDBOX: 'on', PORT: 'http', METRICS_PORT: 'x' }, 'METRICS_PORT'],
])('%s: does not start, and says why', (_name, settings, message) => {
  const refusal = refusalOf(settings)
  expect(refusal).toContain(message)
  for (const secret of [live.PII_KEY, live.WECHATPAY_API_V3_KEY, 's3cret'])
    expect(refusal).not.toContain(secret)
})
