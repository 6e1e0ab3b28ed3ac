import type { WechatPayKeys } from './keys'
import type { PayParams } from './port'
import { signLines } from './signature'

/**
 * The argument of wx.requestPayment. It is signed by us, so that the order cannot be replaced on
 * the phone.
 */
export function payParams(
  keys: Pick<WechatPayKeys, 'appid' | 'privateKeyPem'>,
  { prepayId, now, nonce }: { prepayId: string; now: number; nonce: string },
): PayParams {
  const timeStamp = String(Math.floor(now / 1000))
  const packageText = `prepay_id=${prepayId}`
  return {
    timeStamp,
    nonceStr: nonce,
    package: packageText,
    signType: 'RSA',
    paySign: signLines(keys.privateKeyPem, [keys.appid, timeStamp, nonce, packageText]),
  }
}
