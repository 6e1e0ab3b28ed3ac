import { createCipheriv, createDecipheriv } from 'node:crypto'

/** The encrypted part of a notification: AEAD_AES_256_GCM, the 16-byte tag after the text. */
type SealedResource = { ciphertext: string; nonce: string; associatedData: string }

const tagBytes = 16

/** The plain text, or nothing when the key is another one or a single bit was changed. */
export function openResource(apiV3Key: string, sealed: SealedResource): string | undefined {
  const bytes = Buffer.from(sealed.ciphertext, 'base64')
  if (bytes.length < tagBytes) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', apiV3Key, sealed.nonce)
    decipher.setAAD(Buffer.from(sealed.associatedData))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const text = decipher.update(bytes.subarray(0, -tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The other side: the look-alike seals with it, and tests prove `openResource` by it. */
export function sealResource(
  apiV3Key: string,
  plain: { text: string; nonce: string; associatedData: string },
): SealedResource {
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, plain.nonce)
  cipher.setAAD(Buffer.from(plain.associatedData))
  const text = Buffer.concat([cipher.update(plain.text, 'utf8'), cipher.final()])
  return {
    ciphertext: Buffer.concat([text, cipher.getAuthTag()]).toString('base64'),
    nonce: plain.nonce,
    associatedData: plain.associatedData,
  }
}
