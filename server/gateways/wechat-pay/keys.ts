/**
 * A merchant's identity at WeChat Pay. It comes from the environment, never from the repository.
 */
export type WechatPayKeys = {
  mchid: string
  /** The appid of the mini-program, also used for orders that are paid outside WeChat. */
  appid: string
  /** The appid of the official account, if there is one. Users inside it pay under this appid. */
  officialAppid?: string
  /** PKCS#8 PEM; signs our requests and the parameters of wx.requestPayment. */
  privateKeyPem: string
  /** The serial of the merchant certificate that belongs to `privateKeyPem`. */
  merchantSerial: string
  /**
   * Public keys or certificates (PEM) by `Wechatpay-Serial`. There is more than one while WeChat
   * Pay rotates them, or moves from platform certificates (serial) to public keys (PUB_KEY_ID_…).
   */
  platformCertificates: Readonly<Record<string, string>>
  /** The one that answers should be signed with. Notifications may be signed with any of them. */
  platformSerial: string
  /** 32 bytes; decrypts the resource of a notification. */
  apiV3Key: string
}

/** Whether an order with this appid belongs to us. */
export const isOurApp = (
  { appid, officialAppid }: Pick<WechatPayKeys, 'appid' | 'officialAppid'>,
  asked: string,
): boolean => asked === appid || asked === officialAppid
