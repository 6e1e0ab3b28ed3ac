import type { Result } from '@/domain/base/result'

/** WeChat's answer for one template. */
export type SubscribeAnswer = 'accept' | 'reject' | 'ban' | 'filter'

export interface SubscribePort {
  /**
   * Asks to send messages by these templates (three at most). Call it first in a tap handler:
   * after any await WeChat refuses. The code of a failure is WeChat's errCode, 0 if it gave none.
   */
  askToSubscribe(
    templateIds: readonly string[],
  ): Promise<Result<Record<string, SubscribeAnswer>, 'UNSUPPORTED' | `WX_${number}`>>
}
