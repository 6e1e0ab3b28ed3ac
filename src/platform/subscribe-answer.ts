import type { SubscribeAnswer } from './subscribe.types'

/**
 * WeChat's words for one template: the mini-program may say more than that it is accepted
 * (acceptWithAlert, acceptWithAudio), the official account calls a refusal cancel.
 */
export const subscribeAnswer = (word: unknown): SubscribeAnswer | undefined => {
  const said = String(word)
  if (said.startsWith('accept')) return 'accept'
  if (said === 'cancel') return 'reject'
  return said === 'reject' || said === 'ban' || said === 'filter' ? said : undefined
}
