import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

/**
 * The keys of WeChat and WeChat Pay, with both halves of each pair. They are made at the first start
 * and stored in a file of the user, never in a repository.
 */
export const keyPair = v.strictObject({ publicKey: v.string(), privateKey: v.string() })
export const wechatKeys = v.strictObject({
  merchant: keyPair,
  platform: keyPair,
  platformPublic: keyPair,
  apiV3Key: v.pipe(v.string(), v.length(32)),
  wechatSecret: v.string(),
  officialSecret: v.string(),
})
export type WechatKeys = v.InferOutput<typeof wechatKeys>

/** A sample merchant. No real merchant has such a number. */
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

const generatePair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
export const randomSecret = (): string => randomBytes(16).toString('hex')

export const generateWechatKeys = (): WechatKeys => ({
  merchant: generatePair(),
  platform: generatePair(),
  platformPublic: generatePair(),
  apiV3Key: randomSecret(),
  wechatSecret: randomSecret(),
  officialSecret: randomSecret(),
})

/** The key that WeChat Pay signs with: its certificate's, unless its public key is asked for. */
export const platformKey = (keys: WechatKeys, asked?: unknown) =>
  asked === platformPublicId
    ? { serial: platformPublicId, privateKeyPem: keys.platformPublic.privateKey }
    : { serial: platformSerial, privateKeyPem: keys.platform.privateKey }

/** Both keys, as a merchant has them while it moves from certificates to public keys. */
export const platformKeys = (keys: WechatKeys) => ({
  [platformPublicId]: keys.platformPublic.publicKey,
  [platformSerial]: keys.platform.publicKey,
})

/** Reads the keys in a file. A missing or unreadable file is written anew. */
export function openKeyFile<S extends v.GenericSchema>(
  path: string,
  schema: S,
  generate: () => v.InferOutput<S>,
): v.InferOutput<S> {
  const known = read(path, schema)
  if (known) return known
  const keys = generate()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(keys), { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return keys
}

function read<S extends v.GenericSchema>(path: string, schema: S): v.InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
