import { area } from '../language'

/** Subscribing to messages. */
export const subscribe = area('subscribe', {
  succeeded: '订阅成功',
  '20001': '订阅失败，模板ID不存在',
  '20004': '请在公众号设置中开启消息通知',
})

/** Other failures are swallowed: a missed subscription must not stop anybody. */
export const subscribeText = (code: string | number): string | undefined => {
  const known = String(code)
  return known === '20001' || known === '20004' ? subscribe[known] : undefined
}
