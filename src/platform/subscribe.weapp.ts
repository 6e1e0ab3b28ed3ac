import Taro from '@tarojs/taro'
import { attempt } from './failure'
import type { SubscribeAnswer, SubscribePort } from './subscribe.types'

export type { SubscribeAnswer } from './subscribe.types'

const answers: readonly string[] = ['accept', 'reject', 'ban', 'filter']
const isAnswer = (value: unknown): value is SubscribeAnswer => answers.includes(String(value))

export const askToSubscribe: SubscribePort['askToSubscribe'] = async (templateIds) => {
  const asked = await attempt<object>(() =>
    Taro.requestSubscribeMessage({ tmplIds: templateIds.slice(0, 3), entityIds: [] }),
  )
  if (!asked.ok) return asked
  const told = Object.entries(asked.value).filter((pair): pair is [string, SubscribeAnswer] =>
    isAnswer(pair[1]),
  )
  return { ok: true, value: Object.fromEntries(told) }
}
