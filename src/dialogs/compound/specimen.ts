import { drawnCode } from '../drawn'
import { specimen } from '../specimen'
import { compoundDialog } from './'

export const compoundSpecimen = specimen('组合弹窗', compoundDialog, {
  续保: { mode: 'RENEWAL', isSellTime: true, hasPolicy: true, renewalPolicyId: 'P1' },
  关注公众号: { mode: 'FOLLOW_PUBLIC', isSellTime: false, hasPolicy: false, qrcodeImg: drawnCode },
  订阅: {
    mode: 'SUBSCRIBE',
    isSellTime: true,
    hasPolicy: false,
    subscribeId: 'S1',
    onSubscribe: () => Promise.resolve(),
    isSubscribed: () => Promise.resolve(true),
  },
  客服: { mode: 'SERVICE', isSellTime: false, hasPolicy: true },
})
