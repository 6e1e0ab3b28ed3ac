import type { SubscribeAnswer } from './subscribe.types'

/**
 * Reads WeChat's answer for one template. The mini-program has more words for accepting
 * (acceptWithAlert, acceptWithAudio), and the official account calls a refusal cancel.
 */
export const subscribeAnswer = (word: unknown): SubscribeAnswer | undefined => {
  const said = String(word)
  if (said.startsWith('accept')) return 'accept'
  if (said === 'cancel') return 'reject'
  return said === 'reject' || said === 'ban' || said === 'filter' ? said : undefined
}
