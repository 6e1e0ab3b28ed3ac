import { subscribeAnswer, type SubscribeAnswer } from '../../subscribe.types'

const parse = (text: unknown): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(String(text))
    return typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * Reads the answer of wx-open-subscribe: JSON inside JSON, `{"ID":"{\"status\":\"accept\"}"}`, or
 * nothing.
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
