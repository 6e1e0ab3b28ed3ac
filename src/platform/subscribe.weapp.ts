import Taro from '@tarojs/taro'
import { ok } from '@/domain/base/result'
import type { SubscribeAnswer, SubscribePort } from './subscribe.types'

export type { SubscribeAnswer } from './subscribe.types'

const answers: readonly string[] = ['accept', 'reject', 'ban', 'filter']
const isAnswer = (value: unknown): value is SubscribeAnswer => answers.includes(String(value))

export const askToSubscribe: SubscribePort['askToSubscribe'] = async (templateIds) => {
  try {
    const result: object = await Taro.requestSubscribeMessage({
      tmplIds: templateIds.slice(0, 3),
      entityIds: [],
    })
    return ok(
      Object.fromEntries(
        Object.entries(result).filter((pair): pair is [string, SubscribeAnswer] =>
          isAnswer(pair[1]),
        ),
      ),
    )
  } catch (error) {
    const { errCode = 0 } = error as { errCode?: number }
    return { ok: false, code: `WX_${errCode}` }
  }
}
