import type { PayLaterPopup } from '@/contract/popups'
import { demo } from '@/ui/dialogs/demo'
import { payLater } from './pay-later'

const popup: PayLaterPopup = {
  proposalId: 'P1',
  payConfirmUrl: '/pay-confirm-v3?proposalId=P1',
  viewType: 'A',
  productName: '申城安心保',
  insurantName: '张*、李*',
  totalPriceText: '¥258.00',
  pricePerPerson: '0.35',
  introTitle: '保障内容',
  introList: [
    { label: '医保内住院', text: '最高200万元' },
    { label: '特定药品', text: '最高100万元' },
  ],
  footerDesc: '保障期间 2027-01-01 至 2027-12-31',
  initCountdownTime: '20261122100000',
  payExpireTime: '20261122235959',
}
const insurant = '被保人'

export const payLaterDemo = demo('待支付提醒', payLater, {
  视图A: { popup, insurant },
  视图B: { popup: { ...popup, viewType: 'B' }, insurant },
  视图C: { popup: { ...popup, viewType: 'C' }, insurant },
  已结束: { popup: { ...popup, payExpireTime: '20261122100001' }, insurant },
})
