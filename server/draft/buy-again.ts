import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { groupProperties } from '@/domain/apply/property-insurant'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { lockOpenAccount } from '../records/account/open-account'
import { storeDraft } from '../records/draft/store'
import { openApplicant, openPerson } from '../records/person/person'
import { savedFor, showDraft } from '../records/person/show'
import { findProposal, insurantsOf, type InsurantRow } from '../records/proposal/repo'

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
  const applicant = openApplicant(ctx.keys, proposal)
  const all = await insurantsOf(ctx.db, [orderId])
  const people = wanted ? all.filter((_, place) => wanted.includes(place)) : all
  if (people.length === 0) return refuse('NOT_FOUND')
  const product = { cityCode, productCode }
  const draft = {
    traceId: ctx.ids.next(),
    applicant: {
      ...showDraft(ctx.keys, user.id, applicant),
      mobile: savedFor(ctx.keys, user.id, 'mobile', applicant.mobile),
    },
    insurants: eachOnce(ctx, people).map(({ person, relationType, comboCode, count }) => ({
      ...showDraft(ctx.keys, user.id, person),
      key: ctx.ids.next(),
      relationType,
      comboCode,
      ...(person.extraValue && { extraValue: person.extraValue, count }),
    })),
  }
  return ctx.db.transaction(async (tx) => {
    const account = await lockOpenAccount(tx, user)
    if (!account) return refuse('AUTH_FAILED')
    await storeDraft(ctx, tx, account, product, draft, { delegationId: null })
    return { ok: true, value: product }
  })
}

/** Several copies for one home are one line of the form. */
const eachOnce = (ctx: Context, people: readonly InsurantRow[]) =>
  groupProperties({
    rows: people.map((row) => {
      const person = openPerson(ctx.keys, row)
      const { extraValue = '' } = person
      return { ...row, person, encryptedCredentialNo: row.credentialHash, extraValue, count: 1 }
    }),
  })
