/** A merchant's identity at WeChat Pay; from the environment, never from the repository. */
export type WechatPayKeys = {
  mchid: string
  /** The mini-program's, and of orders that are paid outside WeChat. */
  appid: string
  /** The official account's, if there is one: its people pay under it. */
  officialAppid?: string
  /** PKCS#8 PEM: signs our requests and the parameters of wx.requestPayment. */
  privateKeyPem: string
  /** Serial of the merchant certificate that belongs to `privateKeyPem`. */
  merchantSerial: string
  /**
   * `Wechatpay-Serial` -> public key or certificate PEM; more than one while WeChat Pay rotates, or
   * moves from platform certificates (serial) to public keys (PUB_KEY_ID_…).
   */
  platformCertificates: Readonly<Record<string, string>>
  /** Which of them answers shall be signed with; notifications come with any. */
  platformSerial: string
  /** 32 bytes: decrypts the resource of a notification. */
  apiV3Key: string
}

/** Whether an order under this app belongs to us. */
export const isOurApp = (
  { appid, officialAppid }: Pick<WechatPayKeys, 'appid' | 'officialAppid'>,
  asked: string,
): boolean => asked === appid || asked === officialAppid
