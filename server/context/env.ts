import * as v from 'valibot'
import type { Deployment } from '@/domain/base/defaults'
import { keyFaults } from '../gateways/wechat-pay/read-keys'
import { staffSignInFaults } from './console-env'
import { otherPayCredentials, otherPayFaults, otherPayNeeded } from './other-pay-env'
import { settings, type Settings } from './settings'

export type Env = Omit<
  Settings,
  'SANDBOX' | 'OPENAPI' | 'TRUST_PROXY' | 'DEPLOYMENT' | 'WECHAT_ENV_VERSION'
> & {
  SANDBOX: boolean
  OPENAPI: boolean
  TRUST_PROXY: number
  DEPLOYMENT: Deployment
  WECHAT_ENV_VERSION: 'release' | 'trial' | 'develop'
}

/** Settings that move real money and reach real people. They must not be set beside the sandbox. */
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
/** These are live settings as well. They are needed only together. */
const officialAccount = ['WECHAT_OA_APP_ID', 'WECHAT_OA_APP_SECRET'] as const
/** They insure real people. */
const insurers = ['INSURER_CORES'] as const
const neededLive = ['PII_KEY', 'HASH_KEY', 'PUBLIC_URL', ...liveCredentials] as const
/** Settings whose defaults suit one machine. In production they must be chosen on purpose. */
const neededInProduction = ['DATABASE_URL', 'TRUST_PROXY'] as const
const limits = [
  'RATE_LIMIT',
  'GET_LIMIT',
  'SMS_ADDRESS_LIMIT',
  'SMS_DAILY_LIMIT',
  'EVIDENCE_ADDRESS_LIMIT',
  'WECHAT_LINK_DAILY_LIMIT',
] as const

/**
 * Whether a key is no random value: repeated (aaaa, deadbeef), counting up, or a sample of
 * .env.example.
 */
const isSample = (value: string): boolean =>
  /^(.{1,32})\1+$/.test(value) ||
  /sample|example|change-?me|sandbox/i.test(value) ||
  /^(0123456789abcdef)+/i.test(value)

export class EnvError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(['The settings are not complete:', ...faults.map((fault) => `  - ${fault}`)].join('\n'))
  }
}

/**
 * Reads the settings once at the start. Only SANDBOX=on turns the sandbox on, and then everything
 * has a working default. Without it the gateway serves real people, and all that it needs must be
 * set. All faults are reported together, not only the first.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  // An empty value in .env means "not set".
  const given = Object.fromEntries(
    Object.keys(settings.entries)
      .map((name): [string, string | undefined] => [name, source[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(settings, given)
  if (!parsed.success) {
    throw new EnvError(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`),
    )
  }
  const { SANDBOX, OPENAPI, TRUST_PROXY = 0, ...rest } = parsed.output
  const DEPLOYMENT = rest.DEPLOYMENT ?? (rest.NODE_ENV === 'production' ? 'prd' : 'dev')
  const env: Env = {
    ...rest,
    TRUST_PROXY,
    SANDBOX: SANDBOX === 'on',
    OPENAPI: (OPENAPI ?? (rest.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    DEPLOYMENT,
    WECHAT_ENV_VERSION: rest.WECHAT_ENV_VERSION ?? (DEPLOYMENT === 'prd' ? 'release' : 'trial'),
  }
  const faults = [
    ...(rest.READ_DATABASE_URL !== undefined && rest.DATABASE_URL === undefined
      ? ['READ_DATABASE_URL needs DATABASE_URL, whose copies it names']
      : []),
    ...(rest.NODE_ENV === 'production' ? wrongInProduction(parsed.output) : []),
    ...staffSignInFaults(env, {
      sandbox: env.SANDBOX,
      production: rest.NODE_ENV === 'production',
    }),
    ...(env.SANDBOX ? besideSandbox(env) : missingLive(env)),
  ]
  if (faults.length > 0 && !SANDBOX)
    faults.push('or set SANDBOX=on to try everything on this machine, with nothing real')
  if (faults.length > 0) throw new EnvError(faults)
  return env
}

/**
 * Whether the address is reachable from outside and uses TLS. Cookies, logins and payments go
 * through it.
 */
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
  ...(given.OCR_ID_CARD === 'on' && !isPublic(given.OCR_URL)
    ? ['OCR_URL must be https and not this machine when NODE_ENV=production']
    : []),
  ...limits
    .filter((name) => given[name] === 0)
    .map((name) => `${name} must not be 0 when NODE_ENV=production: it would refuse everybody`),
]

/**
 * The sandbox gives out codes and marks orders paid. With live credentials these would be real
 * ones.
 */
const besideSandbox = (env: Env): string[] =>
  [...liveCredentials, ...otherPayCredentials, ...officialAccount, ...insurers]
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name} is a live credential: not beside SANDBOX=on`)

/** The keys without their ids, for a comparison. */
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
    ...(env.CONSOLE_OIDC_CLIENT_SECRET === undefined
      ? []
      : (['CONSOLE_OIDC_CLIENT_SECRET'] as const)),
  ].flatMap((name) => {
    const value = env[name]
    if (value === undefined) return [`${name} is needed without the sandbox`]
    return value.split(',').some((part) => isSample(part.replace(/^[\w-]+:/, '')))
      ? [`${name} is a sample value; draw a real one`]
      : []
  })
  if (hexesOf(env.PII_KEY).includes(hexesOf(env.HASH_KEY)[0] ?? ''))
    missing.push('HASH_KEY must not be one of PII_KEY: draw another')
  for (const core of new Set(Object.values(env.INSURER_HANDOVERS ?? {})))
    if (!Object.hasOwn(env.INSURER_CORES ?? {}, core))
      missing.push(`INSURER_HANDOVERS names ${core}, which INSURER_CORES lacks`)
  return missing.length === 0 ? [...keyFaults(env), ...otherPayFaults(env)] : missing
}
