import * as v from 'valibot'
import { deployments, type Deployment } from '@/domain/base/defaults'
import { keyFaults } from '../gateways/wechat-pay/read-keys'
import {
  otherPayCredentials,
  otherPayFaults,
  otherPayNeeded,
  otherPaySettings,
} from './other-pay-env'

/**
 * Settings, read once at start. The sandbox is had by SANDBOX=on alone and then everything has a
 * working default; without it the gateway serves real people and must be told what it needs. All
 * that is wrong is said at once instead of the first thing.
 */
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number))
const aesKey = v.pipe(
  v.string(),
  v.regex(/^[0-9a-fA-F]{64}$/, 'must be 32 bytes as 64 hex digits (openssl rand -hex 32)'),
)
const aesKeys = v.pipe(
  v.string(),
  v.regex(
    /^(?:[\w-]{1,16}:)?[0-9a-f]{64}(?:,[\w-]{1,16}:[0-9a-f]{64})*$/i,
    'must be <id>:<64 hex digits>, the current one first (openssl rand -hex 32)',
  ),
)
const whole = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a whole number'),
  v.transform(Number),
)

/** `partner.example`: no scheme, no port, no wildcard. Each also stands for its subdomains. */
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be host names by commas: partner.example'),
)
const hosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
  v.array(host),
)

/** As a browser names it: no path, no slash at the end. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text
const origin = v.pipe(v.string(), v.check(isOrigin, 'must be an origin: https://api.example.com'))
/** `SOURCE:secret`, by commas. */
const secrets = v.pipe(
  v.string(),
  v.regex(
    /^\w+:[\w-]{32,200}(,\w+:[\w-]{32,200})*$/,
    'must be <source>:<secret> by commas, each secret 32 characters or more (openssl rand -hex 32)',
  ),
  v.transform(
    (text) => new Map(text.split(',').map((pair) => pair.split(':') as [string, string])),
  ),
)
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(origin),
)

/** The driver reads an address as a browser does, but for a host that is left out: a socket's. */
const isReadable = (text: string): boolean => URL.canParse(text.replace('@/', '@socket/'))
/** libpq knows `a,b`; our driver does not, and would end in an error of its own. */
const namesOneHost = (text: string): boolean => {
  const [authority = ''] = text.replace(/^\w+:\/\//, '').split(/[/?#]/)
  const hosts = authority.slice(authority.lastIndexOf('@') + 1)
  return !hosts.includes(',') && !/[?&]host=[^&]*(,|%2C)/i.test(text)
}

export const settings = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  /** Which of our environments this is; its settings may lie in a file of their own, `.env.sit`. */
  DEPLOYMENT: v.optional(v.picklist(deployments)),
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** Where PGlite and the sandbox keep their files. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Cities and products of one's own, in place of those that come with the gateway. */
  CATALOGUE_DIR: v.optional(v.string()),
  /** Where the daily anchors of the sales traces go, best a write-once store; DATA_DIR/anchors. */
  ANCHOR_DIR: v.optional(v.string()),
  /** A PostgreSQL to use instead of PGlite. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
      v.check(
        namesOneHost,
        'must name one host: several need one name in front of them (docs/operating.md)',
      ),
      v.check(isReadable, 'must be an address: postgres://user:password@host:5432/database'),
    ),
  ),
  /** Look-alikes of the outside services on this machine, test clock, SMS inbox, faults. */
  SANDBOX: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  /** Where another process plays them; none: this gateway does. Both hold one sandbox-keys.json. */
  SANDBOX_ORIGIN: v.optional(origin),
  /** AES-256 master keys of personal data: `2:<hex>,1:<hex>`. The first seals, all of them open. */
  PII_KEY: v.optional(aesKeys),
  /** Of the hashes that accounts and people are found by; never changes. */
  HASH_KEY: v.optional(aesKey),
  /** How people reach the gateway; notification and return addresses are built on it. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  /** The domain that several hosts of ours share cookies in; without one each keeps its own. */
  COOKIE_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain: example.com')),
  ),
  /** Where its pages send their calls, by kind (src/domain/base/call-kind); none: to itself. */
  BASE_NORMAL: v.optional(origin),
  BASE_INF: v.optional(origin),
  BASE_CLOUD: v.optional(origin),
  /** Origins of pages on other hosts that may call this gateway, by commas. */
  APP_ORIGINS: v.optional(origins),
  /** Hosts outside that links, documents and return addresses may lead to, by commas. */
  LINK_HOSTS: v.optional(hosts),
  /** By which partners prove who they are when they exchange a token; who has none exchanges none. */
  PARTNER_SECRETS: v.optional(secrets),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'must be a digit'), v.transform(Number)),
  ),
  /** Requests a minute from one address. */
  RATE_LIMIT: v.optional(whole, '1200'),
  /** Where several gateways count the calls of one address together. */
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'must begin with redis://'))),
  /** Where /metrics answers; not the port that people reach. */
  METRICS_PORT: v.optional(port),
  /** Pause between two rounds of the background jobs. */
  JOB_INTERVAL_SECONDS: v.optional(whole, '5'),
  WECHAT_APP_ID: v.optional(v.string()),
  WECHAT_APP_SECRET: v.optional(v.string()),
  /** Subscription messages; without one, people are told by SMS. */
  WECHAT_TEMPLATE_POLICY_ISSUED: v.optional(v.string()),
  WECHAT_TEMPLATE_POLICY_ACCEPTED: v.optional(v.string()),
  WECHAT_TEMPLATE_REFUND_PROGRESS: v.optional(v.string()),
  WECHAT_TEMPLATE_PAYMENT_REFUNDED: v.optional(v.string()),
  WECHAT_TEMPLATE_SALE_OPENS: v.optional(v.string()),
  WECHAT_TEMPLATE_UNFINISHED: v.optional(v.string()),
  WECHAT_TEMPLATE_RENEWAL: v.optional(v.string()),
  /** The official account, if there is one: both or none. */
  WECHAT_OA_APP_ID: v.optional(v.string()),
  WECHAT_OA_APP_SECRET: v.optional(v.string()),
  /** Its own subscription messages: the two that the result page of the web build asks for. */
  WECHAT_OA_TEMPLATE_POLICY_ISSUED: v.optional(v.string()),
  WECHAT_OA_TEMPLATE_REFUND_PROGRESS: v.optional(v.string()),
  /** What stands for them outside of `prd`, if anything does: trial and test apps of our own. */
  WECHAT_TRIAL_APP_ID: v.optional(v.string()),
  WECHAT_OA_TEST_APP_ID: v.optional(v.string()),
  /** Which edition of the mini-program our links and codes open; the released one in `prd` only. */
  WECHAT_ENV_VERSION: v.optional(v.picklist(['release', 'trial', 'develop'])),
  /** New codes and links a day for everybody together; WeChat makes 500,000. */
  WECHAT_LINK_DAILY_LIMIT: v.optional(whole, '50000'),
  /** Of WeChat's authorisation page. */
  WECHAT_OPEN_BASE: v.optional(v.pipe(v.string(), v.url()), 'https://open.weixin.qq.com'),
  WECHAT_API_BASE: v.optional(v.pipe(v.string(), v.url()), 'https://api.weixin.qq.com'),
  WECHATPAY_API_BASE: v.optional(v.pipe(v.string(), v.url()), 'https://api.mch.weixin.qq.com'),
  WECHATPAY_MCH_ID: v.optional(v.string()),
  WECHATPAY_SERIAL_NO: v.optional(v.string()),
  /** PEM of the merchant's private key; \n may stand for line ends. */
  WECHATPAY_PRIVATE_KEY: v.optional(v.string()),
  WECHATPAY_API_V3_KEY: v.optional(v.pipe(v.string(), v.length(32, 'must be 32 characters'))),
  /**
   * Of WeChat Pay's keys, by commas: ids of public keys (PUB_KEY_ID_…), serials of certificates.
   * Answers are asked to be signed with the first.
   */
  WECHATPAY_PLATFORM_SERIAL: v.optional(v.string()),
  /** Their PEMs in the same order. */
  WECHATPAY_PLATFORM_PUBLIC_KEY: v.optional(v.string()),
  /** Tencent Cloud SMS. */
  SMS_URL: v.optional(v.pipe(v.string(), v.url()), 'https://sms.tencentcloudapi.com/'),
  SMS_SECRET_ID: v.optional(v.string()),
  SMS_SECRET_KEY: v.optional(v.string()),
  SMS_SDK_APP_ID: v.optional(v.string()),
  SMS_SIGN_NAME: v.optional(v.string()),
  SMS_TEMPLATE_ID: v.optional(v.string()),
  SMS_TEMPLATE_POLICY_ISSUED: v.optional(v.string()),
  SMS_TEMPLATE_POLICY_ACCEPTED: v.optional(v.string()),
  SMS_TEMPLATE_REFUND_PROGRESS: v.optional(v.string()),
  SMS_TEMPLATE_PAYMENT_REFUNDED: v.optional(v.string()),
  SMS_TEMPLATE_SALE_OPENS: v.optional(v.string()),
  SMS_TEMPLATE_UNFINISHED: v.optional(v.string()),
  SMS_TEMPLATE_RENEWAL: v.optional(v.string()),
  /** Tencent Cloud OCR, which reads business licences; without a key of its own, the one of SMS. */
  OCR_URL: v.optional(v.pipe(v.string(), v.url()), 'https://ocr.tencentcloudapi.com/'),
  OCR_SECRET_ID: v.optional(v.string()),
  OCR_SECRET_KEY: v.optional(v.string()),
  ...otherPaySettings,
  WECHATPAY_PLAN_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/))),
  WECHATPAY_TRANSFER_SCENE: v.optional(v.pipe(v.string(), v.regex(/^\d{4,8}$/))),
  /** The real-name centre; no slash at the end. */
  REALNAME_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  REALNAME_KEY_ID: v.optional(v.string()),
  REALNAME_SECRET_KEY: v.optional(v.string()),
  UNDERWRITING_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  UNDERWRITING_KEY_ID: v.optional(v.string()),
  UNDERWRITING_SECRET_KEY: v.optional(v.string()),
  /** Codes an hour to whatever numbers from one address. */
  SMS_ADDRESS_LIMIT: v.optional(whole, '100'),
  /** Codes a day to everybody together: what a robot may cost at most. */
  SMS_DAILY_LIMIT: v.optional(whole, '20000'),
})
type Settings = v.InferOutput<typeof settings>
export type Env = Omit<
  Settings,
  'SANDBOX' | 'TRUST_PROXY' | 'DEPLOYMENT' | 'WECHAT_ENV_VERSION'
> & {
  SANDBOX: boolean
  TRUST_PROXY: number
  DEPLOYMENT: Deployment
  WECHAT_ENV_VERSION: 'release' | 'trial' | 'develop'
}

/** What moves real money and reaches real people; never beside the sandbox. */
const liveCredentials = [
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
  'REALNAME_URL',
  'REALNAME_KEY_ID',
  'REALNAME_SECRET_KEY',
] as const satisfies readonly (keyof Settings)[]
/** Live as well, and needed only together. */
const officialAccount = ['WECHAT_OA_APP_ID', 'WECHAT_OA_APP_SECRET'] as const
const neededLive = ['PII_KEY', 'HASH_KEY', 'PUBLIC_URL', ...liveCredentials] as const
/** Defaults that suit one machine must be chosen knowingly where people depend on them. */
const neededInProduction = ['DATABASE_URL', 'TRUST_PROXY'] as const
const limits = [
  ...(['RATE_LIMIT', 'SMS_ADDRESS_LIMIT', 'SMS_DAILY_LIMIT', 'WECHAT_LINK_DAILY_LIMIT'] as const),
]

/** A key nobody drew: repeated (aaaa, deadbeef), counting up, or the samples of .env.example. */
const isSample = (value: string): boolean =>
  /^(.{1,32})\1+$/.test(value) ||
  /sample|example|change-?me|sandbox/i.test(value) ||
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
  const { SANDBOX, TRUST_PROXY = 0, ...rest } = parsed.output
  const DEPLOYMENT = rest.DEPLOYMENT ?? (rest.NODE_ENV === 'production' ? 'prd' : 'dev')
  const env: Env = {
    ...rest,
    TRUST_PROXY,
    SANDBOX: SANDBOX === 'on',
    DEPLOYMENT,
    WECHAT_ENV_VERSION: rest.WECHAT_ENV_VERSION ?? (DEPLOYMENT === 'prd' ? 'release' : 'trial'),
  }
  const faults = [
    ...(rest.NODE_ENV === 'production' ? wrongInProduction(parsed.output) : []),
    ...(env.SANDBOX ? besideSandbox(env) : missingLive(env)),
  ]
  if (faults.length > 0 && !SANDBOX)
    faults.push('or set SANDBOX=on to try everything on this machine, with nothing real')
  if (faults.length > 0) throw new EnvError(faults)
  return env
}

/** Reachable from outside and by TLS alone: cookies, sign-ins and payments go through it. */
const isPublic = (text: string): boolean => {
  const { protocol, hostname } = new URL(text)
  const isHere = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(hostname)
  return protocol === 'https:' && !isHere
}

const wrongInProduction = (given: Settings): string[] => [
  ...(given.SANDBOX === 'on' ? ['SANDBOX must be off when NODE_ENV=production'] : []),
  ...neededInProduction
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be said when NODE_ENV=production`),
  ...(given.PUBLIC_URL !== undefined && !isPublic(given.PUBLIC_URL)
    ? ['PUBLIC_URL must be https and not this machine when NODE_ENV=production']
    : []),
  ...limits
    .filter((name) => given[name] === 0)
    .map((name) => `${name} must not be 0 when NODE_ENV=production: it would refuse everybody`),
]

/** It hands out codes and marks orders paid: with live credentials that would be real ones. */
const besideSandbox = (env: Env): string[] =>
  [...liveCredentials, ...otherPayCredentials, ...officialAccount]
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name} is a live credential: not beside SANDBOX=on`)

/** Keys without their ids, as one would compare them. */
const hexesOf = (keys: string | undefined): string[] =>
  keys === undefined
    ? []
    : keys.split(',').map((key) => (key.split(':').at(-1) ?? '').toLowerCase())

const missingLive = (env: Env): string[] => {
  const hasAccount = officialAccount.some((name) => env[name] !== undefined)
  const missing = [
    ...neededLive,
    ...(hasAccount ? officialAccount : []),
    ...otherPayNeeded(env),
  ].flatMap((name) => {
    const value = env[name]
    if (value === undefined) return [`${name} is needed without the sandbox`]
    return value.split(',').some((part) => isSample(part.replace(/^[\w-]+:/, '')))
      ? [`${name} is a sample value; draw a real one`]
      : []
  })
  if (hexesOf(env.PII_KEY).includes(hexesOf(env.HASH_KEY)[0] ?? ''))
    missing.push('HASH_KEY must not be one of PII_KEY: draw another')
  return missing.length === 0 ? [...keyFaults(env), ...otherPayFaults(env)] : missing
}
