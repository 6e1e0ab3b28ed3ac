/** Subscribing to messages. */
export const subscribe = {
  title: '消息订阅',
  heading: '重要消息不错过',
  text: '投保结果、保障生效和退款进度会通过微信服务通知告诉您，不会发送广告。',
  ask: '订阅消息提醒',
  skip: '暂不订阅',
  none: '暂无可订阅的消息',
  subscribed: '您已订阅过这些消息',
  mainSwitchOff: '您关闭了订阅消息，请在设置中打开“接收订阅消息”后再试',
  openSetting: '去设置',
  failed: '订阅未成功，请重试',
  succeeded: '订阅成功',
  '20001': '订阅失败，模板ID不存在',
  '20004': '请在公众号设置中开启消息通知',
} as const

/** Other failures are swallowed: a missed subscription must not stop anybody. */
export const subscribeText = (code: string | number): string | undefined => {
  const known = String(code)
  return known === '20001' || known === '20004' ? subscribe[known] : undefined
}
