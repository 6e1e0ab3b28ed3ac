import Taro from '@tarojs/taro'
import { attempt } from './failure'
import { subscribeAnswer, type SubscribePort } from './subscribe.types'

export type { SubscribeAnswer } from './subscribe.types'

export const askToSubscribe: SubscribePort['askToSubscribe'] = async (templateIds) => {
  const asked = await attempt<object>(() =>
    Taro.requestSubscribeMessage({ tmplIds: templateIds.slice(0, 3), entityIds: [] }),
  )
  if (!asked.ok) return asked
  const told = Object.entries(asked.value).flatMap(([id, word]) => {
    const answer = subscribeAnswer(word)
    return answer ? [[id, answer] as const] : []
  })
  return { ok: true, value: Object.fromEntries(told) }
}
