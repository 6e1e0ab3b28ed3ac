import * as v from 'valibot'
import { authorizationAsked, type AuthorizationAsked } from '@/contract/authorization'
import { readLink, type SafeLink } from '@/domain/address/link'
import { linkHosts } from '@/platform/link-hosts'
import type { ParamsOf } from '@/routes/build'

export type AuthorizationRequest = AuthorizationAsked

/**
 * What the address asks for and where it leads afterwards: one of ours, or a host that LINK_HOSTS
 * names. Undefined where something is missing or it would lead elsewhere; then nothing is agreed to.
 */
export const readAuthorizationRequest = ({
  source,
  business,
  seqNo,
  effectiveTime,
  realReq,
  redirectPath,
}: ParamsOf<'authPage'>): { asked: AuthorizationRequest; wayOn: SafeLink } | undefined => {
  const asked = { source, business, seqNo, effectiveTime, realReq }
  const wayOn = readLink({ url: redirectPath ?? '', allowedHosts: linkHosts() })
  return wayOn && v.is(authorizationAsked, asked) ? { asked, wayOn } : undefined
}
