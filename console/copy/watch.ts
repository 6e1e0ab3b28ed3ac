/** Words of what whoever is on duty watches. */
export const watchCopy = {
  alarms: '告警',
  alarmsLead: '没有关闭的告警，最新的在前，每条都写着该怎么办。',
  open: '未关闭',
  closed: '已关闭',
  which: '显示',
  when: '什么时候会有',
  todo: '该怎么办',
  times: (times: number) => `共 ${times} 次`,
  lastAt: '最近一次',
  owner: '谁在处理',
  nobody: '还没有人接手',
  take: '我来处理',
  close: '关闭',
  closeTitle: '关闭告警',
  note: '做了什么',
  name: '名称',
  state: '状态',
  howOften: '次数',
  manual: '运维手册原文（docs/operating.md）',
  none: '没有告警',
  dead: '未送达的消息',
  deadLead: '试了一天仍没有送达的消息。排除原因后可以再发。',
  topic: '类别',
  count: '条数',
  lastError: '最后的错误',
  deadAt: '放弃于',
  order: '订单',
  again: '再发一次',
  againAll: '全部再发',
  jobs: '后台任务',
  jobsLead: '正在做的、失败后等待重试的，以及排队最久的。',
  job: '任务',
  atWork: '正在做',
  failing: '失败待重试',
  mostFailures: '最多连续失败',
  nextAt: '下一次',
  lag: '排队最久',
  what: '什么',
  late: '已等待',
  seconds: (seconds: number) =>
    seconds < 60
      ? `${Math.round(seconds)} 秒`
      : seconds < 3600
        ? `${Math.round(seconds / 60)} 分钟`
        : `${(seconds / 3600).toFixed(1)} 小时`,
  providers: '支付机构',
  providersLead: '最近一小时的支付，和还没有完成的退款。',
  provider: '支付机构',
  payTypes: '支付方式',
  opened: '发起支付',
  paid: '成功',
  failed: '失败',
  owed: '未完成的退款',
  stopped: '人工停用的支付方式',
  toStop: '去停用一种支付方式',
  noneStopped: '没有停用的支付方式',
} as const

/** Why a message did not go out. */
export const errorNames: Readonly<Record<string, string>> = {
  NO_CHANNEL: '没有能送到的联系方式',
  REFUSED: '被微信或短信服务商拒绝',
  RATE_LIMITED: '发送太频繁',
  UNKNOWN: '对方没有回应',
}
export const errorText = (code: string | null): string =>
  code === null ? '—' : (errorNames[code] ?? code)

/** Names of the gauges of waiting, as docs/operating.md lists them. */
const lagNames: Readonly<Record<string, string>> = {
  huimin_outbox_age_seconds: '消息',
  huimin_refund_age_seconds: '退款',
  huimin_pay_order_overdue_seconds: '过期未关的支付单',
  huimin_job_lag_seconds: '向支付机构的询问',
  huimin_reconciliation_age_seconds: '上次对账至今',
}
export const lagName = (name: string): string => lagNames[name] ?? name
