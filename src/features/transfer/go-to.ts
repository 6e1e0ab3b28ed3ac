import type { SafeLink } from '@/domain/address/link'
import { formatQuery, parseQuery, type Query } from '@/domain/address/query'
import { replace } from '@/platform/navigation'
import { leaveFor } from '@/platform/outside'

/** Adds values to an address's query. The present query and the fragment stay. */
export const saying = (url: string, more: Query): string => {
  const [whole = '', fragment] = url.split('#', 2)
  const [path = '', search = ''] = whole.split('?', 2)
  const said = path + formatQuery({ ...parseQuery(search), ...more })
  return fragment === undefined ? said : `${said}#${fragment}`
}

/** Opens one of our pages, or a partner's page in place of ours. */
export const goTo = ({ kind, url }: SafeLink, more: Query): void => {
  const address = saying(url, more)
  if (kind === 'relative') void replace(address)
  else leaveFor(address)
}
