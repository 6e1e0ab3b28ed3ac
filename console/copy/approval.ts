import type { ShownApproval } from '../../server/console/calls/approvals'
import { roleNames } from './base'
import { cardText } from './refund'

export const approvalActs: Readonly<Record<ShownApproval['act'], string>> = {
  RESTART_REFUND: '重新发起退款',
  SETTLE_REFUND: '登记线下退款',
  REVOKE_ORDER: '代客户退保',
  CORRECT_MOBILE: '更正手机号',
  ADD_STAFF: '添加人员',
  CHANGE_STAFF: '变更人员权限',
  RENEW_STAFF: '重设登录',
}
export const approvalStatus: Readonly<Record<ShownApproval['status'], string>> = {
  ASKED: '待复核',
  APPROVED: '已同意，执行中',
  DECLINED: '已拒绝',
  EXPIRED: '已过期',
  DONE: '已执行',
  FAILED: '没有执行成',
}

/** Names of what is asked for. The numbers of records and their versions stand elsewhere or say nothing. */
const detailNames: Readonly<Record<string, string>> = {
  documentNo: '凭证号',
  card: '退到银行卡',
  holder: '持卡人',
  mobile: '新手机号',
  proof: '证明',
  login: '登录名',
  name: '姓名',
  rolesNow: '现在的角色',
  citiesNow: '现在的城市',
  roles: '角色',
  cities: '城市',
  disabled: '停用账号',
}
const detailValue = (name: string, value: string): string => {
  if (name === 'disabled') return value === 'true' ? '是' : '否'
  if (name === 'card') return cardText(value)
  if (name.startsWith('cities')) return value === '*' ? '全部城市' : value
  if (!name.startsWith('roles')) return value
  const names: Readonly<Record<string, string>> = roleNames
  return value
    .split(/,\s*/)
    .map((role) => names[role] ?? role)
    .join('、')
}
export const detailsOf = ({ detail }: Pick<ShownApproval, 'detail'>): [string, string][] =>
  Object.entries(detail).flatMap(([name, value]): [string, string][] => {
    const named = detailNames[name]
    return named === undefined ? [] : [[named, detailValue(name, value)]]
  })

/** Words of what needs two people. */
export const approvalCopy = {
  title: '复核',
  lead: '大额退款、线下结算、改手机号和改权限都要两个人。申请 24 小时内有效。',
  waiting: '待复核',
  decided: '已处理',
  nothing: '没有待复核的申请',
  act: '事项',
  subject: '对象',
  amount: '金额',
  reason: '申请事由',
  askedBy: '申请人',
  expires: '有效至',
  detail: '内容',
  status: '状态',
  decidedBy: '复核人',
  approve: '同意',
  decline: '拒绝',
  ownOrNoRight: '自己的申请，或没有这项权限，不能复核',
  approveTitle: '同意这项申请',
  declineTitle: '拒绝这项申请',
  opinion: '复核意见',
} as const
