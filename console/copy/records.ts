import type { ResponseOf } from '../../server/console/calls/define'
import type { find, readOrder, readPerson, readTimeLine } from '../../server/console/calls/people'

type Order = ResponseOf<typeof readOrder>
type Payment = Order['payments'][number]
type Refund = Order['refunds'][number]
type Person = ResponseOf<typeof readPerson>
export type Happened = ResponseOf<typeof readTimeLine>['list'][number]
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
