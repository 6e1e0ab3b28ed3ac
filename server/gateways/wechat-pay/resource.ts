import { createDecipheriv } from 'node:crypto'

/** The encrypted part of a notification: AEAD_AES_256_GCM, with the 16-byte tag after the text. */
export type SealedResource = { ciphertext: string; nonce: string; associatedData: string }

const tagBytes = 16

/** Answers the plain text, or undefined when the key is wrong or the ciphertext was changed. */
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
