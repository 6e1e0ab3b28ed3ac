import {
  orderStatus,
  paymentStatus,
  payTypeNames,
  policyStatus,
  refundStatus,
  renewalStatus,
  type Happened,
} from './records'

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
  addSampleStaff: '添加沙箱样例',
  add: '添加人员（命令）',
  renew: '重设登录（命令）',
  disable: '停用账号（命令）',
  looked: '这一天查看',
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
  addStaff: '添加人员',
  renewStaff: '重设登录',
  drawInvitation: '取邀请链接',
  readInvitation: '打开邀请链接',
  acceptInvitation: '设置登录',
  verifyLog: '核验日志',
  signIn: '登录',
  stepUp: '再次验证动态码',
  signOut: '退出登录',
  signInByProvider: '用企业账号登录',
  signOutEverywhere: '在所有设备上退出',
  'carryOut RESTART_REFUND': '执行：重新发起退款',
  'carryOut SETTLE_REFUND': '执行：登记线下退款',
  'carryOut CORRECT_MOBILE': '执行：更正手机号',
  'carryOut REVOKE_ORDER': '执行：代客户退保',
  'carryOut CHANGE_STAFF': '执行：变更人员权限',
  'carryOut ADD_STAFF': '执行：添加人员',
  'carryOut RENEW_STAFF': '执行：重设登录',
  'expire RESTART_REFUND': '过期：重新发起退款',
  'expire SETTLE_REFUND': '过期：登记线下退款',
  'expire REVOKE_ORDER': '过期：代客户退保',
  'expire CORRECT_MOBILE': '过期：更正手机号',
  'expire CHANGE_STAFF': '过期：变更人员权限',
  'expire ADD_STAFF': '过期：添加人员',
  'expire RENEW_STAFF': '过期：重设登录',
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
  times = 1,
}: Pick<Happened, 'kind' | 'event' | 'to' | 'by'> & { times?: number }): string => {
  const names = statusOfKind[kind] ?? anyStatus
  const once = to !== null && names[to] !== undefined ? names[to] : eventName(event)
  const what = times === 1 ? once : `${once} ${times} 次`
  return by === null ? what : `${what}（${standing[by] ?? by}）`
}

/** Pages and notices that the evidence of a sale names. */
const evidencePages: Readonly<Record<string, string>> = {
  insure: '产品页',
  'insure-apply': '投保信息',
  apply: '投保信息',
  health: '健康告知',
  'health-confirm': '健康告知',
  'pay-confirm': '付款前核对',
  renewal: '续保',
  'renewal-contract': '自动续保协议',
  delegation: '代填',
  'housekeeper-group': '管家服务群',
  'notice:healthConfirm': '《健康告知》',
  'notice:insureNotice': '《投保须知与声明》',
  'notice:escapeClause': '《免责条款》',
  'document:privacy': '《个人信息保护政策》',
}

/** What an event says beside its name: a page, a way to pay, a number. */
export const detailText = ({ kind, detail }: Pick<Happened, 'kind' | 'detail'>): string => {
  if (detail === null) return ''
  if (kind === 'EVIDENCE') return evidencePages[detail] ?? detail.replace(/^document:/, '文件 ')
  return Object.hasOwn(payTypeNames, detail)
    ? payTypeNames[detail as keyof typeof payTypeNames]
    : detail
}
