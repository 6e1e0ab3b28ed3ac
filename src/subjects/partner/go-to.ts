import type { SafeLink } from '@/domain/address/link'
import { addToQuery, type Query } from '@/domain/address/query'
import { leaveFor, replace } from '@/platform/navigation'

/** Opens one of our pages, or a partner's page in place of ours. */
export const goTo = ({ kind, url }: SafeLink, more: Query): void => {
  const address = addToQuery(url, more)
  if (kind === 'relative') void replace(address)
  else leaveFor(address)
}
