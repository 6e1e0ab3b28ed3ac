import type { RefundCard } from '../../server/console/calls/refunds'

/** The banks whose debit cards take a refund. */
export const bankNames: Readonly<Record<RefundCard['bankType'], string>> = {
  ICBC_DEBIT: '工商银行',
  ABC_DEBIT: '农业银行',
  BOC_DEBIT: '中国银行',
  CCB_DEBIT: '建设银行',
  COMM_DEBIT: '交通银行',
  PSBC_DEBIT: '邮储银行',
  CMB_DEBIT: '招商银行',
  CITIC_DEBIT: '中信银行',
  CEB_DEBIT: '光大银行',
  CMBC_DEBIT: '民生银行',
  CIB_DEBIT: '兴业银行',
  SPDB_DEBIT: '浦发银行',
  GDB_DEBIT: '广发银行',
  PAB_DEBIT: '平安银行',
  NBCB_DEBIT: '宁波银行',
}
const namesOfBanks: Readonly<Record<string, string>> = bankNames

/** A masked card (`ICBC_DEBIT *3445`) in words. */
export const cardText = (card: string): string => {
  const [bankType = '', lastDigits = ''] = card.split(' *')
  return `${namesOfBanks[bankType] ?? bankType}借记卡 尾号 ${lastDigits}`
}

/** Words of refunds: where they stand, and what staff do about them. */
export const refundCopy = {
  title: '退款',
  lead: '还没有完成的退款，最早的在前。',
  open: '未完成',
  status: '状态',
  createdAt: '发起于',
  acceptedAt: '支付机构受理于',
  refundedAt: '到账于',
  nextTryAt: '下次询问',
  tries: '已试次数',
  reason: '原因',
  documentNo: '凭证号',
  origin: '来源',
  origins: { GATEWAY: '系统发起', CONSOLE: '商户平台发起' },
  moves: '经过',
  step: '说给客户听',
  arrived: (amount: string, at: string) => `您的退款 ${amount} 已于 ${at} 退回银行`,
  waiting: '有申请在等另一人复核',
  toApprovals: '去复核',
  acts: { restartRefund: '重新发起退款', settleRefund: '登记线下退款' },
  destination: '退到哪里',
  destinations: {
    BACK: '原路：银行已恢复收款，再问支付机构一次',
    CARD: '客户的另一张借记卡：原卡已注销，需另一人复核',
  },
  bank: '开户银行',
  chooseBank: '请选择',
  bankHint: '微信支付只退到这些银行的借记卡',
  bankNeeded: '请选择开户银行',
  account: '卡号',
  accountHint: '12 至 19 位数字；提交后只显示尾号',
  accountFault: '请填写 12 至 19 位数字的卡号',
  holder: '持卡人姓名',
  holderHint: '与银行开户姓名一致',
  holderFault: '请填写持卡人姓名，至少 2 个字',
  card: '退到银行卡',
  restartLead: '用原退款单号马上再问支付机构一次，不会退两次。超过限额需另一人复核。',
  settleLead: '钱已经用别的办法还给客户，登记凭证号入账。需另一人复核。',
  documentHint: '4 至 40 位字母、数字、- 或 /',
  documentFault: '请填写凭证号',
} as const
