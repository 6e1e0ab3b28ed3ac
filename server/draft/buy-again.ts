import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { SavedDraft, SavedField } from '@/contract/draft'
import { groupProperties } from '@/domain/insurant/property-insurant'
import { genderCodeOf } from '@/domain/person/gender'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { maskedFor, type Applicant } from '../records/proposal/people'
import { findProposal, insurantsOf, type InsurantRow } from '../records/proposal/repo'
import { openApplicant, openPerson } from '../records/proposal/sealed-people'
import { keepDraft } from './draft'

/**
 * Makes a draft from the people of an earlier order, in any state: cancelled, expired or revoked.
 * What was read and agreed to is not copied; the new order has its own sales evidence.
 */
export async function buyAgain(
  ctx: Context,
  user: User,
  { orderId, people: wanted }: RequestOf<typeof calls.buyAgain>,
): Promise<Answer<ResponseOf<typeof calls.buyAgain>>> {
  const proposal = await findProposal(ctx.db, user.id, orderId)
  if (!proposal) return refuse('NOT_FOUND')
  const { cityCode, productCode } = proposal
  if (!ctx.catalogue.product(cityCode, productCode)) return refuse('PRODUCT_NOT_FOUND')
  const applicant = openApplicant(ctx.keys, proposal.applicantSealed, orderId)
  const all = await insurantsOf(ctx.db, [orderId])
  const people = wanted ? all.filter((_, place) => wanted.includes(place)) : all
  if (people.length === 0) return refuse('NOT_FOUND')
  await keepDraft(
    ctx,
    user,
    { cityCode, productCode },
    {
      traceId: ctx.ids.next(),
      applicant: {
        ...saved(ctx, user, applicant),
        mobile: hidden(ctx, user, 'mobile', applicant.mobile),
      },
      insurants: eachOnce(ctx, people).map(({ person, relationType, comboCode, count }) => ({
        ...saved(ctx, user, person),
        key: ctx.ids.next(),
        relationType,
        comboCode,
        ...(person.extraValue && { extraValue: person.extraValue, count }),
      })),
    },
  )
  return { ok: true, value: { cityCode, productCode } }
}

/** Several copies for one home are one line of the form. */
const eachOnce = (ctx: Context, people: readonly InsurantRow[]) =>
  groupProperties({
    rows: people.map((row) => {
      const person = openPerson(ctx.keys, row.personSealed, row.proposalId)
      const { extraValue = '' } = person
      return { ...row, person, encryptedCredentialNo: row.credentialHash, extraValue, count: 1 }
    }),
  })

const hidden = (
  ctx: Context,
  user: User,
  field: 'name' | 'credentialNo' | 'mobile',
  value: string,
): SavedField => ({ encryptType: 2, ...maskedFor(ctx.keys, user.id, field, value) })

const saved = (
  ctx: Context,
  user: User,
  person: Omit<Applicant, 'mobile'>,
): SavedDraft['applicant'] => ({
  name: hidden(ctx, user, 'name', person.name),
  credentialNo: hidden(ctx, user, 'credentialNo', person.credentialNo),
  credentialType: person.credentialType,
  ...(person.gender && { gender: genderCodeOf(person.gender) }),
  ...(person.birthOn && { birthday: person.birthOn }),
  ...(person.extra && { extra: person.extra }),
  ...(person.nationality && { nationality: person.nationality }),
  ...(person.validity && {
    validType: person.validity.type,
    validStart: person.validity.start,
    ...(person.validity.end && { validEnd: person.validity.end }),
  }),
})
