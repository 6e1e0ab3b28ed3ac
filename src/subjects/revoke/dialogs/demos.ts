import type { RevokeInfo } from '@/contract/revoke'
import { demo } from '@/ui/dialogs/demo'
import { revokeFare } from './revoke-fare'

const info: RevokeInfo = {
  orderId: 'O1',
  cityCode: '310000',
  productCode: 'PP57',
  wording: {},
  revokeExtra: {
    premiumInfoList: [
      {
        maskName: '张*',
        relationType: 'SELF',
        credentialTail: '8011',
        premium: 12900,
        discountDesc: '',
      },
      {
        maskName: '李*',
        relationType: 'MOTHER_PARENTS',
        credentialTail: '602X',
        premium: 11900,
        discountDesc: '家庭优惠¥10',
      },
    ],
  },
  refundAmount: 24800,
  insuredInfo: { userName: '张*' },
  popupInfo: {
    nameList: ['张*', '李*'],
    productInfo: { productName: '申城安心保', insurantList: ['张*', '李*'] },
  },
  revokeUntil: '2026-12-31T23:59:59+08:00',
}

export const revokeFareDemo = demo('撤单费用确认', revokeFare, {
  默认: { info },
  保险公司先答复: { info: { ...info, revokeAsks: true } },
  退回一部分: { info: { ...info, refundAmount: 12900 } },
})
