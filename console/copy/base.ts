/** Words that every page of the console says. */
export const base = {
  product: '惠民保',
  console: '运营控制台',
  sandbox: '沙箱 · 数据都是虚构的',
  loading: '正在读取…',
  again: '重试',
  none: '没有内容',
  more: '显示更多',
  cancel: '取消',
  close: '关闭',
  ok: '确定',
  reason: '事由',
  reasonHint: '会记入工作日志，2 至 200 字',
  reasonNeeded: '请写明事由，至少 2 个字',
  instantSample: '年-月-日 时:分',
  instantFault: '请这样写：2026-12-01 09:30',
  actions: '操作',
  pageMissing: '没有这个页面',
  toHome: '回到首页',
  until: (moment: string) => `${moment} 之后可以再试`,
} as const

/** Names of the people's roles. */
export const roleNames = {
  SERVICE: '客服',
  FINANCE: '财务',
  PRODUCT: '产品',
  COMPLIANCE: '合规',
  ADMINISTRATOR: '管理员',
} as const
