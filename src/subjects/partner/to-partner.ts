import * as v from 'valibot'
import { send } from '@/api/client'
import type { RequestOf } from '@/contract/call'
import { issueLoginTicket } from '@/contract/login'
import { getPartnerAddress, getPartnerToken, partnerPlace } from '@/contract/partner'
import { readLink, type SafeLink } from '@/domain/address/link'
import { addToQuery, formatQuery, type Query, readContext } from '@/domain/address/query'
import { linkHosts } from '@/platform/address'
import { leaveFor, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'

/** The target with a short-lived token, or why there is none. */
export type ToPartner =
  { kind: 'GO'; link: SafeLink; more: Query } | { kind: 'NO_PLACE' } | { kind: 'NO_TOKEN' }

type Wanted = Omit<RequestOf<typeof getPartnerToken>, 'extras'>

/** Values that the partner receives back besides the user's identity. */
const extrasOf = (query: Query): Record<string, string> => {
  const { source: _source, ...said } = readContext(query)
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined && value.length <= 200),
  )
}

const tokenFor = async (
  kind: 'USER' | 'PARTNER',
  wanted: Wanted,
  extras: Record<string, string>,
): Promise<string | undefined> => {
  const { source } = wanted
  const answer =
    kind === 'USER'
      ? await send(issueLoginTicket, { version: 3, source, extras })
      : await send(getPartnerToken, { ...wanted, extras })
  return answer.ok ? answer.value.token : undefined
}

/**
 * Asks the redirect service for a partner's target and for its token. If the token needs a login,
 * the user signs in first and returns here.
 */
export const toPartner = async (
  { source, target }: { source: string; target: string },
  query: Query,
  here: string,
): Promise<ToPartner> => {
  // The gateway would refuse these values, so no call is made.
  if (!v.is(partnerPlace, { source, target })) return { kind: 'NO_PLACE' }
  const place = await send(getPartnerAddress, { source, target })
  if (!place.ok) return { kind: 'NO_PLACE' }
  const { url, token: kind } = place.value
  const link = readLink({ url, allowedHosts: linkHosts() })
  if (!link) return { kind: 'NO_PLACE' }
  if (kind === 'NONE') return { kind: 'GO', link, more: {} }
  if (kind === 'USER' && !(await ensureSignedIn())) {
    const login = { kind: 'relative', url: pathTo('login') } as const
    return { kind: 'GO', link: login, more: { redirectPath: here + formatQuery(query) } }
  }
  // Our own page knows its visitor by the login. A token in its address could reach others.
  if (link.kind === 'relative') return { kind: 'GO', link, more: {} }
  const { outerId } = query
  const token = await tokenFor(kind, { source, ...(outerId && { outerId }) }, extrasOf(query))
  return token === undefined ? { kind: 'NO_TOKEN' } : { kind: 'GO', link, more: { token } }
}

/** Opens one of our pages, or a partner's page in place of ours. */
export const goTo = ({ kind, url }: SafeLink, more: Query): void => {
  const address = addToQuery(url, more)
  if (kind === 'relative') void replace(address)
  else leaveFor(address)
}
