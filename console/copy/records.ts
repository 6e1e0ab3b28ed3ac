import type { ResponseOf } from '../../server/console/calls/define'
import type { find, readOrder, readPerson, readTimeLine } from '../../server/console/calls/people'

type Order = ResponseOf<typeof readOrder>
type Payment = Order['payments'][number]
type Refund = Order['refunds'][number]
type Person = ResponseOf<typeof readPerson>
type Happened = ResponseOf<typeof readTimeLine>['list'][number]
type Found = ResponseOf<typeof find>['people'][number]['found'][number]

/** Names of the states of every record. A new state does not compile without its name. */
export const orderStatus: Readonly<Record<Order['status'], string>> = {
  DRAFT: '填写中',
  CONFIRMED: '已确认',
  UNPAID: '待支付',
  PAYING: '支付中',
  PAID: '已支付',
  CANCELLED: '已取消',
  EXPIRED: '已过期',
  REVOKED: '已撤保',
}
export const paymentStatus: Readonly<Record<Payment['status'], string>> = {
  CREATED: '已建单',
  PAYING: '支付中',
  PAID: '已支付',
  PAID_FAIL: '支付失败，可再付',
  PAID_FAIL_NO_RETRY: '支付失败',
  PART_FAIL: '部分未承保',
  EXPIRED: '已超时关闭',
  CANCEL: '已取消',
  REFUNDING: '退款中',
  REFUNDED: '已退款',
}
export const refundStatus: Readonly<Record<Refund['status'], string>> = {
  REQUESTED: '待提交支付机构',
  PROCESSING: '支付机构处理中',
  ABNORMAL: '银行退回，需处理',
  FAILED: '未成功',
  CLOSED: '已关闭，换单号重退',
  REPLACED: '已由商户平台退款代替',
  REFUNDED: '已退款',
}
/** Where the money is, in words that can be read out to the person. */
export const refundStep: Readonly<Record<Refund['step'], string>> = {
  WITH_US: '在我们这里，等待提交给支付机构',
  WITH_PROVIDER: '支付机构已受理，正在退回银行',
  BANK_REFUSED: '银行没有收下，需要重新发起或线下处理',
  ARRIVED: '已到账',
  ENDED: '这笔退款已经结束，没有退出资金',
}
export const policyStatus: Readonly<Record<Order['policies'][number]['status'], string>> = {
  PENDING: '核保中',
  ISSUING: '出单中',
  NOT_ISSUED: '未承保',
  WAITING: '待生效',
  EFFECTIVE: '保障中',
  CANCELLING: '退保待保险公司确认',
  REVOKING: '退保中',
  REVOKED: '已退保',
  EXPIRED: '已到期',
}
export const renewalStatus: Readonly<Record<Person['renewals'][number]['status'], string>> = {
  SIGNING: '签约中',
  ACTIVE: '已开通',
  NOTIFIED: '已告知扣款',
  SCHEDULED: '等待扣款',
  SIGN_FAILED: '签约失败',
  RENEWED: '已续保',
  LAPSED: '未扣成，需自行续保',
  ENDED: '已关闭',
}
export const providerNames: Readonly<Record<Payment['provider'], string>> = {
  WECHAT_PAY: '微信支付',
  ALLINPAY: '通联支付',
  PA_PAY: '平安付',
  BANK_PAY: '银行支付',
}
export const payTypeNames: Readonly<Record<Payment['payType'], string>> = {
  WC_PAY: '微信支付',
  PA_PAY: '平安付',
  PA_WC_PAY: '微信支付（平安）',
  BANK_PAY: '银行支付',
  OTHER: '其他',
  AllInPay: '通联支付',
}
export const whyTaken: Readonly<Record<Payment['taken'][number]['why'], string>> = {
  PURCHASE: '本人支付投保',
  RENEWAL: '按本人同意的自动续保扣款',
  PAID_TWICE: '同一订单重复支付',
  AFTER_CLOSE: '订单关闭后才到的款',
}
export const whatBecame: Readonly<Record<Payment['taken'][number]['became'], string>> = {
  POLICIES: '已出单',
  ADVANCE: '尚未使用',
  OWED_BACK: '正在退回',
  GIVEN_BACK: '已退回',
}
export const happenedKinds: Readonly<Record<Happened['kind'], string>> = {
  ACCOUNT: '账户',
  ORDER: '订单',
  PAYMENT: '支付',
  REFUND: '退款',
  POLICY: '保单',
  INSURER: '保险公司',
  MESSAGE: '消息',
  CONSENT: '同意',
  RENEWAL: '续保',
  REWARD: '奖励',
  WITHDRAWAL: '提现',
  EVIDENCE: '可回溯',
  STAFF: '工作人员',
}
export const foundBy: Readonly<Record<Found['kind'], string>> = {
  ORDER: '订单号',
  PAY_ORDER: '支付单号',
  PAYMENT: '支付流水号',
  REFUND: '退款单号',
  POLICY: '保单号',
  MOBILE: '手机号',
  CREDENTIAL: '证件号',
  NAME: '姓名',
  OPENID: 'openid',
}
const relations: Readonly<Record<string, string>> = {
  SELF: '本人',
  SPOUSE: '配偶',
  PARENTS: '父母',
  FATHER_PARENTS: '父亲',
  MOTHER_PARENTS: '母亲',
  CHILDREN: '子女',
  SON_CHILDREN: '儿子',
  DAUGHTER_CHILDREN: '女儿',
  SIBLINGS: '兄弟姐妹',
  CLOSE_FAMILY: '近亲属',
  OTHER: '其他',
}
export const relationName = (code: string): string => relations[code] ?? code

const anyStatus: Readonly<Record<string, string>> = {
  ...orderStatus,
  ...paymentStatus,
  ...refundStatus,
  ...policyStatus,
  ...renewalStatus,
}
const statusOfKind: Partial<Record<Happened['kind'], Readonly<Record<string, string>>>> = {
  ORDER: orderStatus,
  PAYMENT: paymentStatus,
  REFUND: refundStatus,
  POLICY: policyStatus,
  RENEWAL: renewalStatus,
}
const eventNames: Readonly<Record<string, string>> = {
  CREATED: '建立',
  ON: '同意自动续保',
  OFF: '关闭自动续保',
  'ledger:PAYMENT': '入账：收款',
  'ledger:ISSUE': '入账：预收转保费',
  'ledger:REVOKE': '入账：保费转应退',
  'ledger:RETURN': '入账：预收转应退',
  'ledger:REFUND': '入账：退款',
  'ledger:SETTLE': '入账：线下退款',
  ENTER: '进入页面',
  READ: '读完告知',
  AGREE: '同意',
  FILL: '填写',
  HEALTH: '健康告知',
  SUBMIT: '提交',
  CONFIRM: '确认',
  PAY: '去支付',
  find: '查找',
  readPerson: '查看客户',
  readOrder: '查看订单',
  readTimeLine: '查看时间线',
  readRefund: '查看退款',
  reveal: '显示完整信息',
  restartRefund: '重新发起退款',
  settleRefund: '登记线下退款',
  endRenewal: '关闭自动续保',
  sendAgain: '再发消息',
  correctMobile: '更正手机号',
  readAsCustomer: '看客户看到的页面',
  previewRevoke: '预览退保',
  revokeForCustomer: '代客户退保',
  exportForCustomer: '签核导出信息',
  previewDeletion: '预览注销',
  deleteForCustomer: '签核注销账号',
  decideApproval: '复核',
  stopSale: '停售',
  resumeSale: '恢复销售',
  takeAlarm: '接手告警',
  closeAlarm: '关闭告警',
  reviveMessages: '再发未送达消息',
  closeReconciliation: '关闭对账差异',
  retryWithdrawal: '再问提现',
  exportLedger: '导出总账',
  changeStaff: '变更人员权限',
  signIn: '登录',
  stepUp: '再次验证动态码',
  signOut: '退出登录',
  signInByProvider: '用企业账号登录',
  signOutEverywhere: '在所有设备上退出',
  'carryOut RESTART_REFUND': '执行：重新发起退款',
  'carryOut SETTLE_REFUND': '执行：登记线下退款',
  'carryOut CORRECT_MOBILE': '执行：更正手机号',
  'carryOut CHANGE_STAFF': '执行：变更人员权限',
  POLICY_ISSUED: '保单已出',
  POLICY_ACCEPTED: '核保通过',
  REFUND_PROGRESS: '退款进度',
  PAYMENT_REFUNDED: '款项已退',
  SALE_OPENS: '开售提醒',
  UNFINISHED: '未完成提醒',
  RENEWAL: '续保告知',
  FORM_FILLED: '代填完成',
}
const standing: Readonly<Record<string, string>> = {
  SENT: '已发送',
  WAITING: '等待中',
  DEAD: '未能送达',
  ANSWERED: '已答复',
}

export const eventName = (event: string): string => eventNames[event] ?? event

/** What happened, in words: the state that was reached, or else the name of the event. */
export const happenedText = ({
  kind,
  event,
  to,
  by,
}: Pick<Happened, 'kind' | 'event' | 'to' | 'by'>): string => {
  const names = statusOfKind[kind] ?? anyStatus
  const what = to !== null && names[to] !== undefined ? names[to] : eventName(event)
  return by === null ? what : `${what}（${standing[by] ?? by}）`
}

export const recordCopy = {
  find: '查找',
  findLead: '输入手机号、证件号、姓名、openid 或任何单号，按回车。',
  findNone: '没有找到，或者不在您负责的城市。姓名要写全名。',
  findMore: '符合的超过 20 人，请换成单号或手机号。',
  foundBy: '匹配',
  person: '客户',
  name: '姓名',
  credentialNo: '证件号',
  mobile: '登录手机',
  bindPhone: '投保手机',
  openId: 'openid',
  isVerified: '已实名',
  notVerified: '未实名',
  createdAt: '建立于',
  closed: '账户已注销',
  withdrawn: '已撤回个人信息同意',
  orders: '订单',
  noOrders: '没有订单',
  order: (id: string) => `订单 ${id}`,
  product: '产品',
  status: '状态',
  total: '金额',
  cover: '保障期',
  applicant: '投保人',
  insurants: '被保人',
  relation: '关系',
  premium: '保费',
  insurerRefusal: '保险公司未承保',
  payments: '支付：钱为什么收',
  payment: '支付单',
  provider: '支付机构',
  why: '为什么',
  notPaid: '没有收到款',
  paidAt: '支付于',
  refunds: '退款：走到哪了',
  refund: '退款',
  refundNo: '退款单号',
  amount: '金额',
  where: '走到哪了',
  policies: '保单',
  policyNo: '保单号',
  noNumber: '保险公司尚未给号',
  renewals: '自动续保',
  due: '扣款日',
  consent: '续保授权',
  consentOf: (at: string, version: string) => `${at} 同意，文本版本 ${version}`,
  renews: '这是自动续保的订单，续自',
  timeLine: '时间线',
  all: '全部',
  at: '时间',
  kind: '类别',
  what: '发生了什么',
  number: '单号',
  reveal: '显示',
  revealTitle: (field: string) => `显示${field}`,
  revealLead: '只显示五分钟。客户在“我的个人信息”里能看到谁、为什么看过。',
  revealed: (until: string) => `至 ${until}`,
  wechat: '微信',
  wechatApps: { MINI_PROGRAM: '小程序', OFFICIAL_ACCOUNT: '公众号' },
} as const
