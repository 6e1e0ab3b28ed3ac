import type { RequestOf } from '@/contract/call'
import type { authH5Realname } from '@/contract/realname'
import type { FormItem } from '@/domain/apply/item'
import { realNameDetails, realNameTypeOf, sensitiveOf } from '@/domain/apply/state'
import type { Day } from '@/domain/time/day'

type Request = RequestOf<typeof authH5Realname>
/** The identity that an applicant claims. */
export type Claim = Pick<Request, 'name' | 'credentialNo' | 'credentialType'>

type Items = readonly FormItem[]

/** Undefined for credential types that cannot be verified. */
export const claimOf = (items: Items): Claim | undefined => {
  const type = realNameTypeOf({ items })
  if (type === undefined) return undefined
  return {
    name: sensitiveOf({ items, type: 'name' }),
    credentialNo: sensitiveOf({ items, type: 'identity' }),
    // The contract lists the same ids of the user service.
    credentialType: type as Claim['credentialType'],
  }
}

/** Details that a browser sends for a number that does not contain them. */
export const detailsOf = (items: Items, today: Day): Partial<Request> => {
  const { nationality, gender, birthStr } = realNameDetails({ items, today })
  return {
    ...(nationality && { nationality }),
    ...(gender && { gender }),
    ...(birthStr && { birthStr }),
  }
}
