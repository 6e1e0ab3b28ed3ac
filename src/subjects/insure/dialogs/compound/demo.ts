import { demo } from '@/ui/dialogs/demo'
import { inlineCode } from '@/ui/dialogs/inline-picture'
import { compoundDialog } from '.'

export const compoundDemo = demo('组合弹窗', compoundDialog, {
  续保: { mode: 'RENEWAL', isSellTime: true, hasPolicy: true, renewalPolicyId: 'P1' },
  关注公众号: { mode: 'FOLLOW_PUBLIC', isSellTime: false, hasPolicy: false, qrcodeImg: inlineCode },
  订阅: {
    mode: 'SUBSCRIBE',
    isSellTime: true,
    hasPolicy: false,
    subscribeId: 'S1',
    onSubscribe: () => Promise.resolve(),
    isSubscribed: () => Promise.resolve(true),
  },
  客服: { mode: 'SERVICE', isSellTime: false, hasPolicy: true },
  自定文案: {
    mode: 'SERVICE',
    isSellTime: true,
    hasPolicy: false,
    productCode: 'PP57',
    products: { PP57: '申城安心保' },
    configId: 'parents',
    configs: { parents: '给爸妈投保不会操作？客服陪您一步一步填。' },
  },
})
