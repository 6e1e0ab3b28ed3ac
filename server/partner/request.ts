import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { addDays, dayOf, isDay } from '@/domain/time/day'
import type { Context } from '../context/context'

export type AuthorizationRequest = RequestOf<typeof calls.getAuthorization>
type Authorization = Omit<ResponseOf<typeof calls.getAuthorization>, 'agreedAt' | 'text'>

/**
 * The texts of what a partner asks for, from the catalogue. Undefined if the partner may not ask
 * for it, or not for so long. The texts do not come from the address, because its author must not
 * decide what the user agrees to.
 */
export function authorizationFor(
  ctx: Context,
  request: AuthorizationRequest,
): Authorization | undefined {
  const partner = ctx.catalogue.partner(request.source)
  const business = partner && new Map(Object.entries(partner.businesses)).get(request.business)
  if (!business) return undefined
  const today = dayOf(ctx.clock.now())
  const { effectiveTime } = request
  if (!isDay(effectiveTime)) return undefined
  if (effectiveTime < today || effectiveTime > addDays(today, business.mostDays)) return undefined
  const known = new Map(Object.entries(business.items))
  const items = [...new Set(request.realReq.split(','))].map((item) => known.get(item))
  return items.every((item) => item !== undefined)
    ? { partnerName: partner.name, businessName: business.name, items }
    : undefined
}
