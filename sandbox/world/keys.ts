import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  generateWechatKeys,
  keyPair,
  openKeyFile,
  randomSecret,
  wechatKeys,
} from '@huimin/wechat-sandbox'

/** The keys of all services that the sandbox plays: those of WeChat, and these. */
const sandboxKeys = v.strictObject({
  ...wechatKeys.entries,
  /** The keys of both sides of AllInPay for SM2. */
  allInPaySm2: v.strictObject({ merchant: keyPair, platform: keyPair }),
  smsSecret: v.string(),
  realnameSecret: v.string(),
  paPaySecret: v.string(),
  bankPaySecret: v.string(),
})
export type SandboxKeys = v.InferOutput<typeof sandboxKeys>

/** The name of a shared key, at each service that has one. */
export const sampleKeyId = 'sandbox'
/** An SMS with this template carries a code; all others are notices. */
export const codeTemplate = '100001'

const generateSm2 = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'SM2',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

export const generateSandboxKeys = (): SandboxKeys => ({
  ...generateWechatKeys(),
  allInPaySm2: { merchant: generateSm2(), platform: generateSm2() },
  smsSecret: randomSecret(),
  realnameSecret: randomSecret(),
  paPaySecret: randomSecret() + randomSecret(),
  bankPaySecret: randomSecret() + randomSecret(),
})

/** Reads the keys of a data folder. A missing or unreadable file is written anew. */
export const loadSandboxKeys = (dataDir: string): SandboxKeys =>
  openKeyFile(join(dataDir, 'sandbox-keys.json'), sandboxKeys, generateSandboxKeys)
