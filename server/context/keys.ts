import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/** The kinds of sealed values. A ciphertext of one kind does not open as another. */
export type SealedField =
  | 'name'
  | 'credentialNo'
  | 'mobile'
  | 'wxOpenId'
  | 'oaOpenId'
  | 'applicant'
  | 'insurant'
  | 'draft'
  | 'home'
  | 'wechatHeld'
  | 'paper'
  | 'insured'
  | 'openPay'
  | 'partner'
  | 'insurerRequest'
  | 'insurerDocument'
  | 'totp'
  | 'approval'
  | 'refundCard'
  | 'staffSignIn'

/**
 * Seals personal data, stored or on its way through a client, with AES-256-GCM. A ciphertext is
 * bound to its owner and field, so a copy opens nowhere else. What a client gets as `encryptValue`
 * is such a ciphertext, owned by its user.
 */
export interface Keys {
  /** The first characters of every ciphertext of the current key. */
  prefix: string
  /**
   * By key id, and under `hash`: values that show whether a key is the same, without revealing it.
   */
  checks: Readonly<Record<string, string>>
  seal(plain: string, owner: string, field: SealedField): string
  /** Undefined when the value was sealed for another owner or field, or was changed. */
  open(sealed: string, owner: string, field: SealedField): string | undefined
  /**
   * Finds a row by a value that the row does not show. The hash is keyed, so nobody can try out
   * numbers.
   */
  hash(
    value: string,
    purpose:
      | 'mobile'
      | 'credential'
      | 'wxOpenId'
      | 'oaOpenId'
      | 'address'
      | 'smsCode'
      | 'smsToken'
      | 'person'
      | 'trace'
      | 'traceStep'
      | 'anchor'
      | 'place'
      | 'paper'
      | 'insurantLink'
      | 'delegation'
      | 'partnerUser'
      | 'personName'
      | 'staffCsrf'
      | 'staffLog',
  ): string
}

/** The owner of everything that is sealed for one account. */
export const ownerOf = (userId: string): string => `user:${userId}`

/** Opens a value that is sealed for one account; undefined where none is stored. */
export const openOwn = (
  keys: Keys,
  userId: string,
  sealed: string | null | undefined,
  field: SealedField,
): string | undefined => (sealed ? keys.open(sealed, ownerOf(userId), field) : undefined)

export const HASH_CHECK = 'hash'

/**
 * The first key seals, and all of them open. Hashes have a key of their own, which never changes.
 */
export interface KeyRing {
  sealing: readonly [MasterKey, ...MasterKey[]]
  /** 32 bytes as hex. */
  hashing: string
}
export interface MasterKey {
  /** The id in every ciphertext of this key. */
  id: string
  /** 32 bytes as hex. */
  hex: string
}

/** Reads `2:<hex>,1:<hex>`. A key without an id is number 1. */
export function readMasterKeys(text: string): KeyRing['sealing'] {
  const [first, ...others] = text.split(',').map((part) => {
    const [id = '', hex] = part.split(':')
    return hex === undefined ? { id: '1', hex: id } : { id, hex }
  })
  if (!first) throw new Error('No key')
  return [first, ...others]
}

/** The format is `v2.<key id>.<bytes>`; before keys had ids it was `v1.<bytes>`. */
const SEALED = /^(?:v1|v2\.([\w-]{1,16}))\.([\w-]+)$/
const IV_BYTES = 12
const TAG_BYTES = 16

const derive = (masterHex: string, use: string): Buffer =>
  Buffer.from(
    hkdfSync('sha256', Buffer.from(masterHex, 'hex'), Buffer.alloc(0), `huimin ${use}`, 32),
  )
const checkOf = (masterHex: string): string =>
  createHmac('sha256', derive(masterHex, 'check')).update('huimin').digest('base64url')

export function createKeys({ sealing, hashing }: KeyRing): Keys {
  const [current] = sealing
  const keys = new Map(sealing.map(({ id, hex }) => [id, derive(hex, 'seal')]))
  const newest = derive(current.hex, 'seal')
  const hashKey = derive(hashing, 'hash')
  const bound = (owner: string, field: SealedField) => Buffer.from(`${owner}\n${field}`)

  return {
    prefix: `v2.${current.id}.`,
    checks: Object.fromEntries<string>([
      ...sealing.map(({ id, hex }): [string, string] => [id, checkOf(hex)]),
      [HASH_CHECK, checkOf(hashing)],
    ]),
    seal(plain, owner, field) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest, iv).setAAD(bound(owner, field))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([iv, text, cipher.getAuthTag()])
      return `${this.prefix}${bytes.toString('base64url')}`
    },
    open(sealed, owner, field) {
      const [, id, text = ''] = SEALED.exec(sealed) ?? []
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
      const key = id === undefined ? undefined : keys.get(id)
      const candidates = id === undefined ? [...keys.values()] : key ? [key] : []
      for (const candidate of candidates) {
        const plain = decipher(candidate, bytes, bound(owner, field))
        if (plain !== undefined) return plain
      }
      return undefined
    },
    hash: (value, purpose) =>
      createHmac('sha256', hashKey).update(`${purpose}\n${value}`).digest('base64url'),
  }
}

function decipher(key: Buffer, bytes: Buffer, bound: Buffer): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAAD(bound).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

export const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex')
