import type { Applicant } from '@/contract/person'
import { ageOn } from '@/domain/person/age'
import type { Day } from '@/domain/time/day'
import type { Person, PersonFault } from './people'

/** Whether the form states a value that differs from the known one. */
export const differs = (said: unknown, known: unknown): boolean =>
  said !== undefined && said !== known

/** The first value in the form of the applicant that is not true. */
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
