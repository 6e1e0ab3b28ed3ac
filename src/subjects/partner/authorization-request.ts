import * as v from 'valibot'
import { authorizationAsked, type AuthorizationAsked } from '@/contract/partner'
import { readLink, type SafeLink } from '@/domain/address/link'
import { linkHosts } from '@/platform/address'
import type { ParamsOf } from '@/routes/build'

export type AuthorizationRequest = AuthorizationAsked

/**
 * Reads the request and the return address: one of ours, or a host of LINK_HOSTS. Answers undefined
 * if a value is missing or the address leads elsewhere; then the user cannot agree.
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
