import { fail } from '@/domain/result'
import type { SubscribePort } from './port'

export type { SubscribeAnswer } from './port'

/** Subscribing is an act inside the mini-program. */
export const askToSubscribe: SubscribePort['askToSubscribe'] = () =>
  Promise.resolve(fail('UNSUPPORTED'))
