import * as v from 'valibot'

/**
 * Settings, read once at start. Everything has a working default for the sandbox; production must
 * say what it needs, and the gateway tells all that is wrong at once instead of the first thing.
 */
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number))
const aesKey = v.pipe(
  v.string(),
  v.regex(/^[0-9a-fA-F]{64}$/, 'must be 32 bytes as 64 hex digits (openssl rand -hex 32)'),
)
const whole = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a whole number'),
  v.transform(Number),
)

export const settings = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** Where PGlite and the sandbox keep their files. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** A PostgreSQL to use instead of PGlite. */
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  ),
  /** Look-alikes of the outside services on this machine, test clock, SMS inbox, faults. */
  SANDBOX: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  /** AES-256 master key of personal data. */
  PII_KEY: v.optional(aesKey),
  /** How people reach the gateway; notification and return addresses are built on it. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)), '0'),
  /** Requests a minute from one address. */
  RATE_LIMIT: v.optional(whole, '1200'),
  /** Pause between two rounds of the background jobs. */
  JOB_INTERVAL_SECONDS: v.optional(whole, '5'),
  WECHAT_APP_ID: v.optional(v.string()),
  WECHAT_APP_SECRET: v.optional(v.string()),
  WECHAT_API_BASE: v.optional(v.pipe(v.string(), v.url()), 'https://api.weixin.qq.com'),
  WECHATPAY_API_BASE: v.optional(v.pipe(v.string(), v.url()), 'https://api.mch.weixin.qq.com'),
  WECHATPAY_MCH_ID: v.optional(v.string()),
  WECHATPAY_SERIAL_NO: v.optional(v.string()),
  /** PEM of the merchant's private key; \n may stand for line ends. */
  WECHATPAY_PRIVATE_KEY: v.optional(v.string()),
  WECHATPAY_API_V3_KEY: v.optional(v.pipe(v.string(), v.length(32, 'must be 32 characters'))),
  WECHATPAY_PLATFORM_SERIAL: v.optional(v.string()),
  WECHATPAY_PLATFORM_PUBLIC_KEY: v.optional(v.string()),
  /** Tencent Cloud SMS. */
  SMS_URL: v.optional(v.pipe(v.string(), v.url()), 'https://sms.tencentcloudapi.com/'),
  SMS_SECRET_ID: v.optional(v.string()),
  SMS_SECRET_KEY: v.optional(v.string()),
  SMS_SDK_APP_ID: v.optional(v.string()),
  SMS_SIGN_NAME: v.optional(v.string()),
  SMS_TEMPLATE_ID: v.optional(v.string()),
  /** Codes an hour to whatever numbers from one address. */
  SMS_ADDRESS_LIMIT: v.optional(whole, '100'),
})
type Settings = v.InferOutput<typeof settings>
export type Env = Omit<Settings, 'SANDBOX'> & { SANDBOX: boolean }

const neededLive = [
  'PII_KEY',
  'PUBLIC_URL',
  'WECHAT_APP_ID',
  'WECHAT_APP_SECRET',
  'WECHATPAY_MCH_ID',
  'WECHATPAY_SERIAL_NO',
  'WECHATPAY_PRIVATE_KEY',
  'WECHATPAY_API_V3_KEY',
  'WECHATPAY_PLATFORM_SERIAL',
  'WECHATPAY_PLATFORM_PUBLIC_KEY',
  'SMS_SECRET_ID',
  'SMS_SECRET_KEY',
  'SMS_SDK_APP_ID',
  'SMS_SIGN_NAME',
  'SMS_TEMPLATE_ID',
] as const satisfies readonly (keyof Settings)[]

/** A key nobody drew: repeated digits, counting up, or the samples of .env.example. */
const isSample = (value: string): boolean =>
  /^(.)\1+$/.test(value) ||
  /sample|example|change-?me/i.test(value) ||
  /^(0123456789abcdef)+/i.test(value)

export class EnvError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(['The settings are not complete:', ...faults.map((fault) => `  - ${fault}`)].join('\n'))
  }
}

export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  // An empty value in .env means "not set".
  const given = Object.fromEntries(
    Object.keys(settings.entries)
      .map((name) => [name, source[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(settings, given)
  if (!parsed.success) {
    throw new EnvError(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`),
    )
  }
  const { SANDBOX, ...rest } = parsed.output
  const production = rest.NODE_ENV === 'production'
  const env: Env = { ...rest, SANDBOX: SANDBOX ? SANDBOX === 'on' : !production }
  const faults: string[] = []
  if (production && env.SANDBOX) faults.push('SANDBOX must be off when NODE_ENV=production')
  if (!env.SANDBOX) faults.push(...missingLive(env))
  if (faults.length > 0) throw new EnvError(faults)
  return env
}

const missingLive = (env: Env): string[] =>
  neededLive.flatMap((name) => {
    const value = env[name]
    if (value === undefined) return [`${name} is needed without the sandbox`]
    return isSample(value) ? [`${name} is a sample value; draw a real one`] : []
  })
