import { createCipheriv } from 'node:crypto'
import type { SealedResource } from '../../../../server/gateways/wechat-pay/resource'

/** Encrypts the resource of a notification as WeChat Pay does. */
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
