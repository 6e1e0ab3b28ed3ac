import type { OwnData } from '@/contract/privacy'

/** 我的个人信息: the copy of what is kept about an account. */
export const ownData = {
  title: '我的个人信息',
  about:
    '截至{TIME}，我们保存的与您账号有关的信息如下，时间均为北京时间。姓名、证件号和手机号已做遮挡处理；需要完整信息的，请联系客服核实身份后办理。',
  save: '保存为文件',
  saved: '文件已保存到下载目录',
  copyAll: '复制全部内容',
  copied: '已复制，可粘贴到备忘录或文件中保存',
  notCopied: '未能复制，请重试',
  none: '没有记录',
  more: '仅显示最近{N}条，全部{ALL}条见文件。',
  account: '账号',
  userId: '账号编号',
  createdAt: '注册时间',
  name: '姓名',
  credentialNo: '证件号码',
  phone: '手机号',
  unknown: '未填写',
  orders: '订单和保单',
  orderId: '订单号',
  product: '产品',
  gone: '已下架的产品',
  status: '状态',
  total: '金额',
  orderedAt: '下单时间',
  givenTo: '姓名、证件号码和手机号提供给',
  policy: '保单',
  payment: '付款',
  refund: '退款',
  renewals: '自动续保',
  dueOn: '扣费日',
  amount: '金额',
  agreedAt: '同意时间',
  rewards: '分享奖励',
  boughtAt: '好友投保时间',
  withdrawals: '奖励提现',
  requestedAt: '申请时间',
  confirmations: '作为{insurant}的本人确认',
  textVersion: '文本版本',
  confirmedAt: '确认时间',
  delegations: '请子女代办',
  part: '您的角色',
  askedChild: '请子女代为填写',
  filledFor: '代父母填写',
  filledAt: '填好时间',
  takenAt: '查看时间',
  authorizations: '对合作方的授权',
  authorized: '授权内容',
  untilOn: '有效期至',
  contacts: '常用家人',
  relation: '关系',
  appointments: '投保预约',
  bookedAt: '预约时间',
  reminders: '投保提醒',
  askedAt: '登记时间',
  subscriptions: '消息订阅',
  template: '消息模板',
  acceptedAt: '同意时间',
  staffActs: '谁看过我的信息',
  staffActsAbout: '我们的工作人员查看或处理过您的信息，每一次都有记录，不能删改。',
  act: '做了什么',
  by: '工作人员',
  reason: '事由',
  signIns: '账号活动',
  activity: '事项',
  at: '时间',
  device: '设备',
  network: '网络',
} as const

/** How an agreement on renewal stands. */
export const renewalStatuses = {
  SIGNING: '等待签约',
  SIGN_FAILED: '签约未完成',
  ACTIVE: '已开通',
  NOTIFIED: '已通知扣费',
  SCHEDULED: '等待扣费',
  RENEWED: '已续保',
  LAPSED: '未续保',
  ENDED: '已关闭',
} as const satisfies Record<OwnData['renewals'][number]['status'], string>

const activities: ReadonlyMap<string, string> = new Map([
  ['SIGN_IN', '登录'],
  ['SIGN_IN_FAILED', '登录未成功'],
  ['SIGN_OUT', '退出登录'],
  ['SIGN_OUT_EVERYWHERE', '退出所有设备'],
  ['STOLEN_TOKEN', '拦截了一次异常登录'],
  ['CAPTCHA_FAILED', '图形验证未通过'],
  ['LIMIT_HIT', '操作过于频繁'],
  ['REALNAME_REFUSED', '实名核验未通过'],
  ['LICENCE_READ', '识别营业执照'],
  ['ID_CARD_READ', '识别身份证'],
  ['INSURED_REFUSED', '本人确认未通过'],
  ['DATA_EXPORTED', '导出个人信息'],
  ['PEOPLE_SHOWN', '查看填写过的本人和家人信息'],
  ['CONSENT_WITHDRAWN', '撤回同意'],
  ['ACCOUNT_DELETED', '注销账号'],
])

const looked = '查看订单和记录'
const staffActs: ReadonlyMap<string, string> = new Map([
  ...(['readPerson', 'readOrder', 'readTimeLine', 'readRefund', 'readAsCustomer'] as const).map(
    (act): [string, string] => [act, looked],
  ),
  ['previewRevoke', '查看退保金额'],
  ['revokeForCustomer', '代您退保'],
  ['exportForCustomer', '代您导出信息'],
  ['previewDeletion', '查看能否注销'],
  ['deleteForCustomer', '代您注销账号'],
  ['sendAgain', '再次发送消息'],
  ['endRenewal', '代您关闭自动续保'],
  ['correctMobile', '申请更正手机号'],
  ['carryOut CORRECT_MOBILE', '更正手机号'],
  ['restartRefund', '重新发起退款'],
  ['carryOut RESTART_REFUND', '重新发起退款'],
  ['settleRefund', '登记线下退款'],
  ['carryOut SETTLE_REFUND', '登记线下退款'],
  ['retryWithdrawal', '查询提现'],
  ['decideApproval', '复核'],
])
const shownFields: ReadonlyMap<string, string> = new Map([
  ['NAME', '姓名'],
  ['CREDENTIAL_NO', '证件号码'],
  ['MOBILE', '手机号'],
])

/** What staff did. An act that a newer gateway adds is shown as 其他处理. */
export const staffActText = ({
  act,
  field,
}: Pick<OwnData['staffActs'][number], 'act' | 'field'>): string =>
  act === 'reveal'
    ? `查看完整的${shownFields.get(field ?? '') ?? '信息'}`
    : (staffActs.get(act) ?? '其他处理')

/** A kind of event that a newer gateway adds is shown as 其他. */
export const activityText = (kind: string): string => activities.get(kind) ?? '其他'
