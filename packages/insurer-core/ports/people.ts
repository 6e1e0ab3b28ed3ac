import * as v from 'valibot'
import { day, number, text } from './values'

/** The people of a policy. They stand in bodies alone, never in an address or a header. */

const name = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(100),
  v.description('Any letters of Unicode, also outside of the basic plane.'),
)

/**
 * 01 identity card, PASSPORT, SPECIAL pass of Hong Kong and Macau, TAIWAN pass, PR permanent
 * residence of a foreigner, 17 residence permit of Hong Kong, Macau and Taiwan (551 of Hong Kong
 * and Macau, 552 of Taiwan), ORG unified social credit code.
 */
export const credentialTypes = [
  ...['01', 'PASSPORT', 'SPECIAL', 'TAIWAN', 'PR', '17', '551', '552', 'ORG'],
] as const

const credential = {
  credentialType: v.picklist(credentialTypes),
  credentialNo: v.pipe(v.string(), v.regex(/^[A-Za-z0-9()/-]{1,40}$/)),
}

const mobile = v.pipe(v.string(), v.regex(/^\+?\d{6,20}$/))

const person = {
  name,
  ...credential,
  birthOn: v.optional(day),
  gender: v.optional(v.picklist(['M', 'F'])),
  nationality: v.optional(text),
}

export const applicant = v.object({ ...person, mobile })

export const insured = v.object({
  ...person,
  relation: v.pipe(
    v.picklist(['SELF', 'SPOUSE', 'PARENTS', 'CHILDREN', 'OTHER']),
    v.description('What the insured person is to the applicant.'),
  ),
  mobile: v.optional(mobile),
  /** Fields of the product itself, such as the address of an insured home. */
  extra: v.optional(v.record(v.string(), v.string())),
})

/** Without a named beneficiary the heirs at law are meant. */
const beneficiary = v.object({
  name,
  ...credential,
  order: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  tenThousandths: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
})

/** The parts of one order add up to the whole. */
const isWhole = (list: readonly { order: number; tenThousandths: number }[]): boolean =>
  [...new Set(list.map(({ order }) => order))].every(
    (order) =>
      list
        .filter((one) => one.order === order)
        .reduce((sum, one) => sum + one.tenThousandths, 0) === 10_000,
  )

export const beneficiaries = v.pipe(
  v.array(beneficiary),
  v.maxLength(20),
  v.check((list) => isWhole(list), 'The parts of one order add up to 10000.'),
  v.description('An empty list means the heirs at law.'),
)

/** Changes of a policy without a change of its cover or its price. */
export const change = v.variant('kind', [
  v.object({
    kind: v.literal('contact'),
    who: v.picklist(['applicant', 'insured']),
    mobile,
  }),
  v.object({ kind: v.literal('beneficiary'), beneficiaries }),
  v.object({
    kind: v.literal('name'),
    who: v.picklist(['applicant', 'insured']),
    name,
    ...credential,
  }),
])
export type Change = v.InferOutput<typeof change>

/** Who a policy belongs to, as the core knows it now. */
export const partiesInBooks = {
  applicant: v.object({ name, ...credential, mobile }),
  insured: v.object({ name, ...credential, mobile: v.optional(mobile) }),
  beneficiaries,
}

export const policyNo = v.pipe(number, v.description('The number of the policy.'))
