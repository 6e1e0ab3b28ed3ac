import { fail } from '@/domain/base/result'
import type { SubscribePort } from './subscribe.types'

export type { SubscribeAnswer } from './subscribe.types'

/** Subscribing is an act inside the mini-program. */
export const askToSubscribe: SubscribePort['askToSubscribe'] = () =>
  Promise.resolve(fail('UNSUPPORTED'))
