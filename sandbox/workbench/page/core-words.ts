/** The texts of the workbench about the core systems of insurers. */

export const policyStates: Readonly<Record<string, string>> = {
  ISSUING: '出单中',
  NOT_ISSUED: '未承保',
  PENDING: '核保中',
  WAITING: '待生效',
  EFFECTIVE: '保障中',
  CANCELLING: '等待同意退保',
  REVOKING: '已撤保，款项待退',
  REVOKED: '已撤保',
  EXPIRED: '已到期',
}
export const coreStates: Readonly<Record<string, string>> = {
  ASKED: '已收到，未决定',
  ISSUED: '已承保',
  REFUSED: '不承保',
  WITHDRAWN: '申请已撤回',
  CANCELLED: '已退保',
}
export const coreReasons: Readonly<Record<string, string>> = {
  REVOKED: '撤保',
  DUPLICATE_PAYMENT: '重复付款',
  PAYMENT_REVERSED: '款项被退回',
  NOT_ISSUED_IN_TIME: '逾期未出单',
  SURRENDERED: '退保',
  DUPLICATE_INSURANCE: '重复投保',
}
export const corePorts: Readonly<Record<string, string>> = {
  'core.accept': '投保前询问',
  'core.issue': '出单',
  'core.cancel': '退保',
  'core.endorse': '批改',
  'core.document': '电子保单',
  'core.pull': '每日核对',
  'core.handOver': '移交清单',
  'core.handover': '清单结果',
}
export const coreFaultNames: Readonly<Record<string, string>> = {
  REFUSE: '拒绝',
  LATER: '稍后再答',
  BACKLOG: '积压 50 分钟',
  OTHER_NUMBER: '换保单号',
  NO_DOCUMENT: '没有电子保单',
  ROW_SILENT: '漏答末行',
  ROW_DENIED: '否认首行',
  OTHER_VIEW: '保费不同',
  WRONG_SIGNATURE: '签名不对',
  OTHER_KEY: '答错键',
  MALFORMED: '不认请求',
  DOWN: '不在线',
}
