import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/**
 * The sandbox's own keys, both sides of each: made at the first start, kept in the data folder,
 * never in the repository.
 */
const pair = v.strictObject({ publicKey: v.string(), privateKey: v.string() })
const sandboxKeys = v.strictObject({
  merchant: pair,
  platform: pair,
  apiV3Key: v.pipe(v.string(), v.length(32)),
  smsSecret: v.string(),
  realnameSecret: v.string(),
  wechatSecret: v.string(),
})
export type SandboxKeys = v.InferOutput<typeof sandboxKeys>

/** Marked as sample: without the sandbox it is refused (env.ts). */
export const sampleMchid = 'SANDBOX-MCH'
export const sampleAppid = 'wx-sandbox'
export const merchantSerial = 'SANDBOX-MERCHANT-1'
export const platformSerial = 'SANDBOX-PLATFORM-1'
export const sampleKeyId = 'sandbox'
/** SMS of this template carry a code; all others are notices. */
export const codeTemplate = '100001'
export const sampleMessageTemplates = {
  POLICY_ISSUED: { wechatTemplate: 'SANDBOX-ISSUED', smsTemplate: '100002' },
  PAYMENT_REFUNDED: { wechatTemplate: 'SANDBOX-REFUNDED', smsTemplate: '100003' },
}

const generatePair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const secret = () => randomBytes(16).toString('hex')

export const generateSandboxKeys = (): SandboxKeys => ({
  merchant: generatePair(),
  platform: generatePair(),
  apiV3Key: secret(),
  smsSecret: secret(),
  realnameSecret: secret(),
  wechatSecret: secret(),
})

/** The keys of this data folder; a missing or unreadable file is written anew. */
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
