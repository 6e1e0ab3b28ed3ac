import { ok } from '@/domain/base/result'
import type { PayProvider } from '../payments/port'
import type { WechatPay } from './port'

/**
 * WeChat Pay as one provider among others. It uses the payment sheet if the payer's openid is
 * known, a code where a phone
 * scans it, otherwise the cashier page.
 */
export const wechatPayProvider = (wechatPay: WechatPay): PayProvider => ({
  ...wechatPay,
  place: async ({ payer, clientIp, returnUrl, byCode, ...order }) => {
    if (payer) {
      const placed = await wechatPay.createJsapiOrder({ ...order, ...payer })
      return placed.ok ? ok({ kind: 'wxpay', ...placed.value.payParams }) : placed
    }
    if (byCode) {
      const placed = await wechatPay.createNativeOrder(order)
      return placed.ok ? ok({ kind: 'redirect', url: placed.value.codeUrl }) : placed
    }
    const placed = await wechatPay.createH5Order({ ...order, clientIp, returnUrl })
    return placed.ok ? ok({ kind: 'redirect', url: placed.value.h5Url }) : placed
  },
})
