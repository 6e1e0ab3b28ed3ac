import { send } from '@/api/client'
import { reportSubscribe } from '@/contract/reminder'
import type { SubscribeAnswer } from '@/platform/subscribe'

/**
 * Reports the answers and says whether at least one message was allowed. A failed report is
 * ignored.
 */
export const reportAnswers = (
  subscribeId: string,
  answers: Readonly<Record<string, SubscribeAnswer>>,
): boolean => {
  const given = Object.entries(answers)
  for (const [templateId, actionId] of given)
    void send(reportSubscribe, { templateId, actionId, insuranceType: subscribeId, subscribeId })
  return given.some(([, answer]) => answer === 'accept')
}
