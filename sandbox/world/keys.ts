import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SignType } from '../services/allinpay/signature'

/**
 * The sandbox's own keys, with both halves of each pair. They are made at the first start and
 * stored in the data folder, never in the repository.
 */
const pair = v.strictObject({ publicKey: v.string(), privateKey: v.string() })
const sandboxKeys = v.strictObject({
  merchant: pair,
  platform: pair,
  platformPublic: pair,
  /** The keys of both sides of AllInPay for SM2. */
  allInPaySm2: v.strictObject({ merchant: pair, platform: pair }),
  apiV3Key: v.pipe(v.string(), v.length(32)),
  smsSecret: v.string(),
  realnameSecret: v.string(),
  paPaySecret: v.string(),
  bankPaySecret: v.string(),
  wechatSecret: v.string(),
  officialSecret: v.string(),
})
export type SandboxKeys = v.InferOutput<typeof sandboxKeys>

/** A sample merchant. Without the sandbox the gateway refuses it (env.ts). */
export const sampleMchid = 'SANDBOX-MCH'
/** The sample mini-program and official account. */
export const sampleAppid = 'wx-sandbox'
export const sampleOfficialAppid = 'wx-sandbox-oa'
/** The serial of a certificate: 40 hexadecimal digits. */
const serialOf = (name: string) => Buffer.from(name).toString('hex').toUpperCase()
export const merchantSerial = serialOf('SANDBOX-MERCHANT-001')
export const platformSerial = serialOf('SANDBOX-PLATFORM-001')
/** A serial that belongs to no key. */
export const unknownSerial = serialOf('SANDBOX-PLATFORM-000')
export const platformPublicId = 'PUB_KEY_ID_SANDBOX'
export const sampleKeyId = 'sandbox'
/**
 * The sample merchant and application at AllInPay. With RSA, AllInPay uses the key pairs of the
 * WeChat Pay merchant and platform.
 */
export const sampleAllInPay = { cusid: 'SANDBOX-ALLINPAY', appid: 'SANDBOX-1' }
/** An SMS with this template carries a code; all others are notices. */
export const codeTemplate = '100001'
export const sampleMessageTemplates = {
  POLICY_ISSUED: {
    wechatTemplate: 'SANDBOX-ISSUED',
    officialTemplate: 'SANDBOX-OA-ISSUED',
    smsTemplate: '100002',
  },
  POLICY_ACCEPTED: { wechatTemplate: 'SANDBOX-ACCEPTED', smsTemplate: '100006' },
  REFUND_PROGRESS: {
    wechatTemplate: 'SANDBOX-PROGRESS',
    officialTemplate: 'SANDBOX-OA-PROGRESS',
    smsTemplate: '100004',
  },
  PAYMENT_REFUNDED: { wechatTemplate: 'SANDBOX-REFUNDED', smsTemplate: '100003' },
  SALE_OPENS: { wechatTemplate: 'SANDBOX-SALE-OPENS', smsTemplate: '100005' },
  RENEWAL: { wechatTemplate: 'SANDBOX-RENEWAL', smsTemplate: '100007' },
  FORM_FILLED: { wechatTemplate: 'SANDBOX-FORM-FILLED', smsTemplate: '100009' },
  UNFINISHED: { wechatTemplate: 'SANDBOX-UNFINISHED', smsTemplate: '100008' },
}

const generatePair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const generateSm2 = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'SM2',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const secret = () => randomBytes(16).toString('hex')

export const generateSandboxKeys = (): SandboxKeys => ({
  merchant: generatePair(),
  platform: generatePair(),
  platformPublic: generatePair(),
  allInPaySm2: { merchant: generateSm2(), platform: generateSm2() },
  apiV3Key: secret(),
  smsSecret: secret(),
  realnameSecret: secret(),
  paPaySecret: secret() + secret(),
  bankPaySecret: secret() + secret(),
  wechatSecret: secret(),
  officialSecret: secret(),
})

/** The keys of both sides of AllInPay for one algorithm. */
export const allInPayKeys = (keys: SandboxKeys, signType: SignType) =>
  signType === 'SM2' ? keys.allInPaySm2 : { merchant: keys.merchant, platform: keys.platform }

/** The key that WeChat Pay signs with: its certificate's, unless its public key is asked for. */
export const platformKey = (keys: SandboxKeys, asked?: unknown) =>
  asked === platformPublicId
    ? { serial: platformPublicId, privateKeyPem: keys.platformPublic.privateKey }
    : { serial: platformSerial, privateKeyPem: keys.platform.privateKey }

/** Both keys, as a merchant has them while it moves from certificates to public keys. */
export const platformKeys = (keys: SandboxKeys) => ({
  [platformPublicId]: keys.platformPublic.publicKey,
  [platformSerial]: keys.platform.publicKey,
})

/** Reads the keys of a data folder. A missing or unreadable file is written anew. */
export function loadSandboxKeys(dataDir: string): SandboxKeys {
  const path = join(dataDir, 'sandbox-keys.json')
  const known = read(path)
  if (known) return known
  const keys = generateSandboxKeys()
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(keys), { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return keys
}

function read(path: string): SandboxKeys | undefined {
  try {
    const parsed = v.safeParse(sandboxKeys, JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** The providers that speak the protocol of an insurer's pay service. */
export const hostedProviders = ['PA_PAY', 'BANK_PAY'] as const
export type HostedProvider = (typeof hostedProviders)[number]

export const sampleMerchants: Readonly<Record<HostedProvider, string>> = {
  PA_PAY: 'SANDBOX-PA-PAY',
  BANK_PAY: 'SANDBOX-BANK-PAY',
}

export const hostedKey = (keys: SandboxKeys, provider: HostedProvider) => ({
  keyId: sampleKeyId,
  secretKey: provider === 'PA_PAY' ? keys.paPaySecret : keys.bankPaySecret,
})
