import { constants, createCipheriv, privateDecrypt } from 'node:crypto'

/** Seals the content of notifications and certificates: AEAD_AES_256_GCM with the APIv3 key. */
export function seal(apiV3Key: string, text: string, nonce: string, associatedData: string) {
  const short = nonce.slice(0, 12).padEnd(12, '0')
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, short)
  cipher.setAAD(Buffer.from(associatedData))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    associated_data: associatedData,
    nonce: short,
  }
}

/**
 * Decrypts a value that a merchant encrypted for WeChat Pay (RSA-OAEP with SHA-1). Undefined if it
 * cannot be decrypted.
 */
export function openSensitive(privateKey: string, ciphertext: string): string | undefined {
  try {
    const key = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' }
    return privateDecrypt(key, Buffer.from(ciphertext, 'base64')).toString('utf8')
  } catch {
    return undefined
  }
}
