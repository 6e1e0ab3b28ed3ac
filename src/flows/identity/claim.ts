import type { RequestOf } from '@/contract/call'
import type { authH5Realname } from '@/contract/realname'
import type { FormItem } from '@/domain/applicant-form/item'
import { realNameDetails, realNameTypeOf, sensitiveOf } from '@/domain/applicant-form/values'
import type { Day } from '@/domain/time/day'

type Request = RequestOf<typeof authH5Realname>
/** Who an applicant says to be. */
export type Claim = Pick<Request, 'name' | 'credentialNo' | 'credentialType'>

type Items = readonly FormItem[]

/** Undefined for types of ID that cannot be checked. */
export const claimOf = (items: Items): Claim | undefined => {
  const type = realNameTypeOf({ items })
  if (type === undefined) return undefined
  return {
    name: sensitiveOf({ items, type: 'name' }),
    credentialNo: sensitiveOf({ items, type: 'identity' }),
    // The ids of the user service, as the contract lists them.
    credentialType: type as Claim['credentialType'],
  }
}

/** What a browser adds to a number that does not tell it. */
export const detailsOf = (items: Items, today: Day): Partial<Request> => {
  const { nationality, gender, birthStr } = realNameDetails({ items, today })
  return {
    ...(nationality && { nationality }),
    ...(gender && { gender }),
    ...(birthStr && { birthStr }),
  }
}
