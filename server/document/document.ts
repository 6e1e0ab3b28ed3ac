import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { maskIdentity, maskName } from '@/domain/person/mask'
import { hasDocument, situationOf } from '@/domain/situation/situation'
import { issueByCore } from '../catalogue/insurer-file'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User, Visitor } from '../context/context'
import { documentOfCore } from '../insurer/document'
import { hasInsurerDocument } from '../records/insurer/repo'
import { payOrdersOf, refundsOfOrders } from '../records/pay/repo'
import { openApplicant, openPerson } from '../records/person/person'
import { endingsOf } from '../records/policy/ending'
import { findPolicy, policyByNumber, type Policy } from '../records/policy/repo'
import { numberOf } from '../records/policy/status'
import { isIssuedByCore } from '../records/proposal/insurers'
import { findProposal, insurantsOf } from '../records/proposal/repo'
import { productOf } from '../records/proposal/show'
import { policyStatusOf, proposalStatusOf } from '../records/transition/status'
import { codeOf, drawPolicy } from './policy-document'
import { drawReceipt } from './receipt'
import { documentAddress, readTicket } from './ticket'
import { readCode } from './verify-code'

const isOnDocument = (ctx: Context, policy: Policy): boolean =>
  situationOf({
    policies: [{ ...policy, status: policyStatusOf(ctx, policy) }],
  }).policies.every(hasDocument)

export async function getPolicyFile(
  ctx: Context,
  user: User,
  { policyId }: RequestOf<typeof calls.getPolicyFile>,
): Promise<Answer<ResponseOf<typeof calls.getPolicyFile>>> {
  const row = await findPolicy(ctx.db, user.id, policyId)
  if (!row) return refuse('NOT_FOUND')
  if (!isOnDocument(ctx, row.policy))
    return refuse('ORDER_STATE', { reason: policyStatusOf(ctx, row.policy) })
  const { proposal, policy } = row
  if (
    isIssuedByCore(ctx, proposal) &&
    !(await hasInsurerDocument(ctx.db, proposal.id, policy.position))
  )
    return refuse('DOCUMENT_TO_COME')
  return { ok: true, value: documentAddress(ctx, user, { kind: 'POLICY', id: policyId }) }
}

export async function getOrderReceipt(
  ctx: Context,
  user: User,
  { orderId }: RequestOf<typeof calls.getOrderReceipt>,
): Promise<Answer<ResponseOf<typeof calls.getOrderReceipt>>> {
  const proposal = await findProposal(ctx.db, user.id, orderId)
  if (!proposal) return refuse('NOT_FOUND')
  if (proposal.paidAt === null)
    return refuse('ORDER_STATE', { reason: proposalStatusOf(ctx, proposal) })
  return { ok: true, value: documentAddress(ctx, user, { kind: 'RECEIPT', id: orderId }) }
}

/**
 * Draws the document that a ticket allows, in its present state. Answers NOT_FOUND if the ticket is not
 * valid or there is no such document now, UNAVAILABLE while the insurer does not hand it out.
 */
export async function drawDocument(
  ctx: Context,
  sealed: string,
  origin: string,
): Promise<Answer<{ name: string; bytes: Buffer }>> {
  const allowed = await readTicket(ctx, sealed)
  if (!allowed) return refuse('NOT_FOUND')
  const { kind, id, userId } = allowed
  if (kind === 'POLICY') {
    const row = await findPolicy(ctx.db, userId, id)
    if (!row || !isOnDocument(ctx, row.policy)) return refuse('NOT_FOUND')
    const product = productOf(ctx, row.proposal)
    const name = `电子保单-${numberOf(row.policy)}.pdf`
    // What the core issued, the core alone draws.
    if (!issueByCore(product))
      return { ok: true, value: { name, bytes: await drawPolicy(ctx, row, { product, origin }) } }
    const drawn = await documentOfCore(ctx, row.proposal, row.policy.position)
    return drawn ? { ok: true, value: { name, bytes: drawn.bytes } } : refuse('UNAVAILABLE')
  }
  const proposal = await findProposal(ctx.db, userId, id)
  const orders = proposal ? await payOrdersOf(ctx.db, [id]) : []
  const order = orders.find(({ paidAt }) => paidAt !== null && paidAt === proposal?.paidAt)
  if (!proposal || !order) return refuse('NOT_FOUND')
  const bytes = await drawReceipt(ctx, proposal, {
    product: productOf(ctx, proposal),
    order,
    people: await insurantsOf(ctx.db, [id]),
    refunds: await refundsOfOrders(ctx.db, [order.id]),
  })
  return { ok: true, value: { name: `保费收据-${id}.pdf`, bytes } }
}

/**
 * Verifies a policy document; no login is needed. The document is genuine if its code equals the
 * code of the stored facts. Names and credential numbers are masked.
 */
export async function verifyPolicy(
  ctx: Context,
  _visitor: Visitor,
  { policyNo, verifyCode }: RequestOf<typeof calls.verifyPolicy>,
): Promise<Answer<ResponseOf<typeof calls.verifyPolicy>>> {
  const row = await policyByNumber(ctx.db, policyNo.toUpperCase())
  if (!row || codeOf(ctx, row) !== readCode(verifyCode)) return refuse('NOT_FOUND')
  const { policy, insurant, proposal } = row
  const product = productOf(ctx, proposal)
  const person = openPerson(ctx.keys, insurant)
  const applicant = openApplicant(ctx.keys, proposal)
  const ending = (await endingsOf(ctx, [proposal]))(proposal.id)
  return {
    ok: true,
    value: {
      policyNo: numberOf(policy),
      productName: product.page.productName,
      wording: product.wording,
      companyName: product.companyName,
      applicantName: maskName(applicant.name),
      insurantName: maskName(person.name),
      credentialNo: maskIdentity(person.credentialNo),
      premiumFen: policy.premiumFen,
      effectiveOn: policy.effectiveOn,
      expireOn: policy.expireOn,
      issuedAt: iso(policy.issuedAt),
      status: policyStatusOf(ctx, policy),
      refused: ending.refusal !== null,
      givenBack: ending.givenBack,
      servicePhone: product.page.servicePhone,
    },
  }
}
