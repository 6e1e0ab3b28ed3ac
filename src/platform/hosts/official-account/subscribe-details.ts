import type { SubscribeAnswer } from '../../subscribe.types'

const answers: readonly string[] = ['accept', 'reject', 'ban', 'filter']
const isAnswer = (value: unknown): value is SubscribeAnswer => answers.includes(String(value))

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
      const { status } = parse(inner)
      return isAnswer(status) ? [[id, status]] : []
    }),
  )
}
