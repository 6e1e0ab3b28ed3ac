/** The settings page: reading, sign-ins, personal information. */
export const settings = {
  title: '设置',
  reading: '阅读',
  elderlyHint: '字更大，按钮更大，颜色更清楚',
  phone: '账号手机号',
  noPhone: '还没有手机号，投保时填写',
  changePhone: '更换',
  addPhone: '绑定手机号',
  phoneBound: '手机号已绑定',
  family: '家人',
  noFamily: '您还没有为家人投保',
  familyCover: '查看我的保障',
  homes: '家庭财产',
  contacts: '常用家人',
  contactsHint: '下次投保时可以直接选择，不用重新填写。',
  forget: '删除{NAME}',
  forgetAsk: '确认从常用家人中删除{NAME}？已有保单不受影响。',
  asAgent: '我是代理人',
  licence: '执业证编号',
  signIns: '登录记录',
  everywhere: '退出所有设备',
  everywhereAsk: '所有设备都会退出登录，本机也需要重新登录',
  everywhereDone: '已退出所有设备',
  myData: '我的个人信息',
  export: '导出我的数据',
  exportHint: '包括账号、订单、保单和登录记录；姓名、证件号和手机号已做遮挡处理',
  withdraw: '撤回同意',
  withdrawHint: '撤回对保存个人信息的同意：清除草稿和已保存的投保信息',
  withdrawAsk:
    '将清除草稿和已保存的投保信息并退出登录。已生效的保单不受影响；再次投保需要重新同意。',
  withdrawDone: '已撤回同意',
  remove: '注销账号',
  removeHint: '注销后无法用原账号登录；保单继续有效，按法律规定保存',
  removeAsk: '注销后，您将无法在线查看订单和保单，如需查询请拨打客服电话。已生效的保单继续有效。',
  first: '注销前请先处理',
  firstText: '以下事项处理完成后，才能注销账号。',
  payOrders: '支付尚未结束的订单{N}笔',
  refundsOpen: '正在退款{N}笔',
  withdrawalsOpen: '正在提现{N}笔',
  after: '注销后',
  policiesKept: '保单{N}份继续有效，但不能再在线查看。请先保存电子保单。',
  renewalsEnd: '自动续保{N}项将关闭，到期后不再扣费。',
  ordersDropped: '未付款的订单{N}笔将取消。',
  rewardsLost: '奖励¥{YUAN}（含待到账）将全部作废。',
  identityLost: '姓名、证件号、手机号、常用家人、草稿、预约和提醒将删除，无法用原账号登录。',
  exportFirst: '先导出我的数据',
  removeLoses:
    '您还有¥{YUAN}奖励没有提现（含待到账），注销后将全部作废，无法恢复。待到账的奖励须等到账后才能提现。',
  removeWithdraw: '查看奖励',
  removeAnyway: '放弃奖励并注销',
  removeDone: '账号已注销',
  SIGN_IN: '登录',
  SIGN_OUT: '退出登录',
  SIGN_OUT_EVERYWHERE: '退出所有设备',
  STOLEN_TOKEN: '拦截了一次异常登录',
  MINI_PROGRAM: '小程序',
  WECHAT: '微信',
  IOS: 'iPhone 或 iPad',
  ANDROID: '安卓手机',
  COMPUTER: '电脑',
  OTHER: '其他设备',
} as const

/** A kind of event that a newer gateway adds is shown as a sign-in, the plainest of them. */
export const signInText = (kind: string): string => {
  switch (kind) {
    case 'SIGN_OUT':
    case 'SIGN_OUT_EVERYWHERE':
    case 'STOLEN_TOKEN':
      return settings[kind]
    default:
      return settings.SIGN_IN
  }
}

export const deviceText = (device: string): string => {
  switch (device) {
    case 'MINI_PROGRAM':
    case 'WECHAT':
    case 'IOS':
    case 'ANDROID':
    case 'COMPUTER':
      return settings[device]
    default:
      return settings.OTHER
  }
}
