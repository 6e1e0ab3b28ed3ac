import type { Refusal } from '@/contract/refusal'
import { later } from '@/ui/load/later'

/** Why an order or a policy is void: few are, and their words are fetched with them. */
export const RefusalNote = later<{ refusal: Refusal }>(
  async () => (await import('./refusal-words')).RefusalWords,
  <></>,
)
