import type { listWithdrawals, readLedger } from '../../server/console/calls/books'
import type { ResponseOf } from '../../server/console/calls/define'

type Account = ResponseOf<typeof readLedger>['sums'][number]['account']
type Withdrawal = ResponseOf<typeof listWithdrawals>['list'][number]

export const accountNames: Readonly<Record<Account, string>> = {
  WECHAT_PAY: '微信支付',
  ALLINPAY: '通联支付',
  PA_PAY: '平安付',
  BANK_PAY: '银行支付',
  ADVANCE_PREMIUM: '预收保费',
  PREMIUM: '保费',
  REFUNDS_OWED: '应退款',
  OUTSIDE: '线下',
}
const withdrawalNames: Readonly<Record<string, string>> = {
  REQUESTED: '待提交',
  PROCESSING: '微信支付处理中',
  PAID: '已到账',
  FAILED: '未成功',
  CANCELLED: '已取消',
  RETURNED: '已退回',
}
export const withdrawalStatus = (status: Withdrawal['status']): string =>
  withdrawalNames[status] ?? status

const differenceNames: Readonly<Record<string, string>> = {
  LINE_MISSING: '支付或退款没有入账',
  LINE_UNEXPECTED: '账上多出一笔',
  AMOUNT_DIFFERS: '账上金额不同',
  MONEY_UNUSED: '收到的钱没有出单也没有退',
  POLICIES_DIFFER: '在保保单与已赚保费不符',
  POLICY_UNPAID: '未付款却有保单',
  REFUNDS_DIFFER: '在途退款与应退款不符',
  STATE_DIFFERS: '支付单状态与资金不符',
  BILL_PAYMENT_UNKNOWN: '账单有收款，我们没有',
  BILL_PAYMENT_MISSING: '我们有收款，账单没有',
  BILL_REFUND_UNKNOWN: '账单有退款，我们没有',
  BILL_REFUND_MISSING: '我们有退款，账单没有',
  BILL_AMOUNT_DIFFERS: '账单金额不同',
}
/** What a difference says, with its name of docs/operating.md. */
export const differenceText = (kind: string): string => differenceNames[kind] ?? kind

/** Words of money that needs somebody, and of the books. */
export const moneyCopy = {
  unmatched: '对不上的钱',
  unmatchedLead: '来款与订单不符、没有订单，或者只有账单知道的款项。',
  byAlarm: '收到时就对不上的',
  byBill: '只有账单知道的',
  day: '日期',
  what: '说明',
  provider: '支付机构',
  reference: '单号',
  expected: '应为',
  found: '实为',
  times: '次数',
  lastAt: '最近一次',
  toAlarm: '到告警处理',
  days: '每日对账',
  daysLead: '每天的账与支付机构账单的差异。查清后写明原因关闭；差异有变会重新打开。',
  onlyOpen: '只看未关闭的',
  allDays: '全部日期',
  show: '显示',
  agrees: '一致',
  differences: (count: number) => `${count} 处差异`,
  compared: (orders: number, lines: number) => `支付单 ${orders} 笔，账单 ${lines} 行`,
  closedBy: (by: string) => `${by} 已关闭`,
  close: '写明原因并关闭',
  note: '查清的原因',
  noDays: '没有对账记录',
  withdrawals: '提现',
  withdrawalsLead: '还没有完成的奖励提现，最早的在前。',
  amount: '金额',
  status: '状态',
  createdAt: '申请于',
  tries: '已试次数',
  nextTryAt: '下次询问',
  waitsForPerson: '等客户在微信里确认',
  retry: '马上再问',
  ledger: '总账',
  ledgerLead: '复式记账：每一行从贷方移到借方，只增不改。',
  month: '月份',
  account: '科目',
  all: '全部科目',
  debit: '借方',
  credit: '贷方',
  kind: '类型',
  at: '入账于',
  sums: '本月发生额',
  entries: '分录',
  exportCsv: '导出 CSV',
  exportLead: '导出整月分录；谁导出、为什么，会记入工作日志。',
} as const
