import { demo } from '../demo'
import { inlinePicture } from '../inline-picture'
import { payCodeDialog } from '.'

const code = {
  image: inlinePicture(320, 320),
  amountFen: 12_900,
  onAsk: () => Promise.resolve(false),
  over: new Promise<void>(() => undefined),
}

export const payCodeDemo = demo('微信扫码支付', payCodeDialog, {
  微信: { ...code, url: 'weixin://wxpay/bizpayurl?pr=8TnK1' },
  沙箱: { ...code, url: '/sandbox/cashier?outTradeNo=HM1' },
})
