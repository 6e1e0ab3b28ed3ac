import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/** Kinds of personal data; a ciphertext of one kind does not open as another. */
export type SealedField =
  'name' | 'credentialNo' | 'mobile' | 'wxOpenId' | 'applicant' | 'insurant' | 'draft'

/**
 * Personal data at rest and on its way through a client: AES-256-GCM, bound to its owner and
 * field, so that a copied ciphertext opens nowhere else. What a client gets as `encryptValue` is
 * such a ciphertext, owned by its user.
 */
export interface Keys {
  seal(plain: string, owner: string, field: SealedField): string
  /** Undefined when it was sealed for someone or something else, or changed. */
  open(sealed: string, owner: string, field: SealedField): string | undefined
  /** Finds a row by a value it does not show: keyed, so the numbers cannot be tried out. */
  hash(value: string, purpose: 'mobile' | 'credential' | 'wxOpenId' | 'address' | 'smsCode'): string
}

const VERSION = 'v1.'
const IV_BYTES = 12
const TAG_BYTES = 16

const derive = (master: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `huimin ${use}`, 32))

export function createKeys(masterHex: string): Keys {
  const master = Buffer.from(masterHex, 'hex')
  const sealing = derive(master, 'seal')
  const hashing = derive(master, 'hash')
  const bound = (owner: string, field: SealedField) => Buffer.from(`${owner}\n${field}`)

  return {
    seal(plain, owner, field) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(bound(owner, field))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return VERSION + Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url')
    },
    open(sealed, owner, field) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
      if (!sealed.startsWith(VERSION) || bytes.length < IV_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES))
      decipher.setAAD(bound(owner, field)).setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
    hash: (value, purpose) =>
      createHmac('sha256', hashing).update(`${purpose}\n${value}`).digest('base64url'),
  }
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
