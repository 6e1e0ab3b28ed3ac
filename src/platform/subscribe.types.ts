import type { PortResult } from './failure'

/** WeChat's answer for one template. */
export type SubscribeAnswer = 'accept' | 'reject' | 'ban' | 'filter'

export interface SubscribePort {
  /**
   * Asks to send messages by these templates (three at most). Call it first in a tap handler,
   * because WeChat refuses it after any await.
   */
  askToSubscribe(
    templateIds: readonly string[],
  ): Promise<PortResult<Record<string, SubscribeAnswer>>>
}

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
