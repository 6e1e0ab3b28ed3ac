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
