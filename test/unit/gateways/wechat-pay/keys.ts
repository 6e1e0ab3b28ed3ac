import { generateKeyPairSync } from 'node:crypto'
import type { WechatPayKeys } from '../../../../server/gateways/wechat-pay/keys'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

export const merchant = pair()
export const platform = pair()
export const stranger = pair()

export const keys: WechatPayKeys = {
  mchid: '1900000001',
  appid: 'wx0000000000000001',
  privateKeyPem: merchant.privateKey,
  merchantSerial: 'MERCHANT-1',
  platformCertificates: { 'PLATFORM-1': platform.publicKey },
  platformSerial: 'PLATFORM-1',
  apiV3Key: '0123456789abcdef0123456789abcdef',
}
