import { unsupported } from './failure'
import type { SubscribePort } from './subscribe.types'

export type { SubscribeAnswer } from './subscribe.types'

/** In an official account subscribing needs an element: ui/primitives/open-tag-button. */
export const askToSubscribe: SubscribePort['askToSubscribe'] = () =>
  Promise.resolve(unsupported('subscribing is an act inside the mini-program'))
