/** The reservation page: being told when a product opens. */
export const reserve = {
  title: '投保预约',
  booked: '您已预约成功',
  soon: '{NAME}即将开放投保',
  open: '{NAME}正在开放投保',
  ended: '本期投保已结束，建议预约下期',
  opensAt: '下次开放：{TIME}',
  unknown: '下次开放的时间确定后，第一时间告诉您。',
  byWechat: '开放时通过微信服务通知提醒您一次，不发送广告。',
  bySms: '开放时发一条短信到您登录的手机号，不发送广告。',
  byNobody: '您的账号还没有手机号，请用手机号登录后再预约，才能收到提醒。',
  opensIn: '距离开放还有',
  bookNext: '预约下期提醒',
  cancel: '取消预约',
  cancelled: '已取消预约',
  missing: '没有找到这个产品',
} as const
