import type { Refusal } from '@/contract/shown'
import { later } from '../../load/later'

/** Why an order or a policy is void. Few are, so the code loads on demand. */
export const RefusalNote = later<{ refusal: Refusal }>(
  async () => (await import('./refusal-words')).RefusalWords,
  <></>,
)
