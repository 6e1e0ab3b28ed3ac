/** A merchant's identity at WeChat Pay; from the environment, never from the repository. */
export type WechatPayKeys = {
  mchid: string
  appid: string
  /** PKCS#8 PEM: signs our requests and the parameters of wx.requestPayment. */
  privateKeyPem: string
  /** Serial of the merchant certificate that belongs to `privateKeyPem`. */
  merchantSerial: string
  /** `Wechatpay-Serial` -> public key PEM; more than one while WeChat Pay rotates. */
  platformCertificates: Readonly<Record<string, string>>
  /** 32 bytes: decrypts the resource of a notification. */
  apiV3Key: string
}
