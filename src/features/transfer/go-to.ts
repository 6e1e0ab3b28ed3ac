import type { SafeLink } from '@/domain/address/link'
import { formatQuery, parseQuery, type Query } from '@/domain/address/query'
import { replace } from '@/platform/navigation'
import { leaveFor } from '@/platform/outside'

/** An address with more said in its query; what was there and its fragment stay. */
export const saying = (url: string, more: Query): string => {
  const [whole = '', fragment] = url.split('#', 2)
  const [path = '', search = ''] = whole.split('?', 2)
  const said = path + formatQuery({ ...parseQuery(search), ...more })
  return fragment === undefined ? said : `${said}#${fragment}`
}

/** One of ours opens as itself; a partner's takes the place of ours. */
export const goTo = ({ kind, url }: SafeLink, more: Query): void => {
  const address = saying(url, more)
  if (kind === 'relative') void replace(address)
  else leaveFor(address)
}
