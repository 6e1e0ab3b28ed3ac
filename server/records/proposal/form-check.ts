import type { Applicant } from '@/contract/person'
import { ageOn } from '@/domain/person/age'
import type { Day } from '@/domain/time/day'
import type { Person, PersonFault } from './people'

/** Said of what is known already, and not the same. */
export const differs = (said: unknown, known: unknown): boolean =>
  said !== undefined && said !== known

/** The first thing that a form shows of an applicant and that is not so. */
export function formFault(
  given: Applicant,
  person: Partial<Person>,
  today: Day,
): PersonFault | undefined {
  const { birthOn, validity } = person
  const { credentialValidDate: period } = given
  const known = {
    certificate: given.credentialType,
    birthStr: birthOn,
    age: birthOn && ageOn({ birthOn, onDay: today }),
    credentialValidType: validity?.type,
  }
  for (const field of ['certificate', 'birthStr', 'age', 'credentialValidType'] as const)
    if (differs(given[field], known[field])) return { field, rule: 'DIFFERS' }
  const samePeriod = period?.start === validity?.start && period?.end === validity?.end
  return period && !samePeriod ? { field: 'credentialValidDate', rule: 'DIFFERS' } : undefined
}
