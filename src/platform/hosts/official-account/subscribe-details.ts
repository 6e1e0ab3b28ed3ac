import { subscribeAnswer } from '../../subscribe-answer'
import type { SubscribeAnswer } from '../../subscribe.types'

const parse = (text: unknown): Record<string, unknown> => {
  try {
    return JSON.parse(String(text)) ?? {}
  } catch {
    return {}
  }
}

/**
 * What wx-open-subscribe tells: JSON in JSON, `{"ID":"{\"status\":\"accept\"}"}`, or nothing at all.
 */
export const readSubscribeDetails = (detail: unknown): Record<string, SubscribeAnswer> => {
  const { subscribeDetails } = (detail ?? {}) as { subscribeDetails?: unknown }
  return Object.fromEntries(
    Object.entries(parse(subscribeDetails)).flatMap(([id, inner]) => {
      const answer = subscribeAnswer(parse(inner)['status'])
      return answer ? [[id, answer] as const] : []
    }),
  )
}
