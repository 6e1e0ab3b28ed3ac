import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { PRIVACY } from '@/contract/guides'
import type { Term } from '@/contract/product-page'
import { checkKinship, kinshipField } from '@/domain/apply/insurant-limit'
import { dayOf } from '@/domain/time/day'
import { isOnSale } from '../catalogue/on-sale'
import type { Product } from '../catalogue/product'
import { refuse, refuseField, type Answer, type Refusal } from '../context/answer'
import type { Context, User } from '../context/context'
import { quote } from '../quote/quote'
import { isIdentityOf } from '../records/account/own-identity'
import type { User as Account } from '../records/account/user-repo'
import { termStates } from '../records/evidence/agreed-terms'
import {
  lastAgreementAt,
  readEvents,
  type Evidence,
  type EvidenceEventRow,
} from '../records/evidence/repo'
import { missingBeforeProposal } from '../records/evidence/required'
import { isOpenTo, storedId } from '../records/evidence/steps'
import { accountWithEvidence } from '../records/evidence/with-account'
import { placeOfApp, saleClosed } from '../records/pay/sale-closed'
import type { Applicant, Person } from '../records/person/person'
import { readApplicant } from '../records/person/read'
import { coverOf } from '../records/proposal/family'
import { type Quote } from '../records/proposal/price'
import { provePeople } from './identity'

export type Submission = RequestOf<typeof calls.createProposal>

/**
 * A request for a proposal with no fault of its own. Only other people's orders may still prevent
 * it.
 */
export interface Checked {
  product: Product
  applicant: Applicant
  quoted: Quote
  /** In ms. Price and coverage period were worked out at this moment. */
  judgedAt: number
  /** The earlier agreement to the privacy policy, where the form did not ask for it again. */
  agreedBefore: AgreedBefore | undefined
}

interface AgreedBefore {
  term: Term
  /** In ms. */
  at: number
}

/**
 * Checks a new proposal. It believes nothing of the form: rules, price and coverage period are
 * worked out again. It writes no proposal, and asks the real-name centre last. Another proposal of
 * the same family may use up limits meanwhile, so they are checked again before the payment
 * (pay/offer.ts).
 */
export async function checkProposal(
  ctx: Context,
  user: User,
  request: Submission,
): Promise<Answer<Checked>> {
  const { cityCode, productCode, traceId } = request
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  const channel = placeOfApp(ctx, user.appId)
  if (!isOnSale(ctx, product, channel)) return saleClosed(ctx, request, channel)
  const id = storedId(ctx, traceId)
  const { account, records } = await accountWithEvidence(ctx.db, user.id, id)
  const evidence = records.find((record) => record.id === id)
  if (evidence && !isOpenTo(evidence, product, user.id)) return refuse('NOT_FOUND')
  const steps = evidence ? await readEvents(ctx.db, evidence) : []
  const missing = missingBeforeProposal(steps, product)
  if (missing) return refuse(missing)
  const judgedAt = ctx.clock.now()
  const applicant = readApplicant(ctx, user.id, product, request.applicant, dayOf(judgedAt))
  if (!applicant.ok) {
    const { field, rule } = applicant.fault
    return refuseField('APPLICANT_INVALID', `applicant.${field}`, rule)
  }
  if (!isOwnIdentity(ctx, account, applicant.value)) return refuse('IDENTITY_LOCKED')
  const own = await coverOf(ctx, ctx.db, user.id, product)
  const quoted = quote(ctx, user.id, product, own, request.insurants)
  if (!quoted.ok) return quoted
  const fault =
    kinshipFault(applicant.value, quoted.value) ??
    priceFault(quoted.value, request.expectedTotalFen)
  if (fault) return fault
  const people = [
    { at: 'applicant', person: applicant.value },
    ...quoted.value.people.map(({ index, person }) => ({ at: `insurants.${index}`, person })),
  ]
  const unproven = await provePeople(ctx, user, account, people)
  if (unproven) return unproven
  const earlier = records.filter((record) => record !== evidence)
  const agreedBefore = await privacyAgreedBefore(ctx, account, product, { steps, earlier })
  return {
    ok: true,
    value: { product, applicant: applicant.value, quoted: quoted.value, judgedAt, agreedBefore },
  }
}

const isSame = (applicant: Applicant, insured: Person): boolean =>
  applicant.credentialNo === insured.credentialNo && applicant.name === insured.name

async function privacyAgreedBefore(
  ctx: Context,
  { consentWithdrawnAt }: Account,
  product: Product,
  { steps, earlier }: { steps: readonly EvidenceEventRow[]; earlier: readonly Evidence[] },
): Promise<AgreedBefore | undefined> {
  const { term, agreedAt } =
    termStates(steps, product).find(({ term }) => term.url === PRIVACY) ?? {}
  if (!term?.textHash || agreedAt !== undefined) return undefined
  const wanted = { textHash: term.textHash, since: consentWithdrawnAt ?? 0 }
  const at = await lastAgreementAt(ctx.db, earlier, wanted)
  return at === undefined ? undefined : { term, at }
}

/**
 * Checks that the applicant is the same person in both places, and that the stated relations can be
 * true.
 */
function kinshipFault(applicant: Applicant, { people }: Quote): Refusal | undefined {
  const selves = people.filter(({ relationType }) => relationType === 'SELF')
  const other = selves.find(({ person }) => !isSame(applicant, person))
  if (other)
    return refuseField('INSURANT_INVALID', `insurants.${other.index}.credentialNo`, 'SELF_DIFFERS')
  for (const { index, person, relationType } of people) {
    const kin = checkKinship({ applicant: applicant, insurant: { ...person, relationType } })
    if (!kin.ok)
      return refuseField(
        'INSURANT_INVALID',
        `insurants.${index}.${kinshipField(kin.code)}`,
        kin.code,
      )
  }
  return undefined
}

const priceFault = ({ totalFen }: Quote, expectedTotalFen: number): Refusal | undefined =>
  totalFen === expectedTotalFen
    ? undefined
    : refuse('PRICE_CHANGED', { field: 'expectedTotalFen', amountFen: totalFen })

/**
 * A verified account can only apply for its own person. A company is allowed, because it is
 * nobody's identity.
 */
export const isOwnIdentity = (ctx: Context, account: Account, applicant: Applicant): boolean =>
  !account.locked ||
  applicant.credentialType === 'ORG' ||
  isIdentityOf(ctx.keys, account, applicant)
