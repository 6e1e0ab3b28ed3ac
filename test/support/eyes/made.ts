import type { Applicant, Person } from '../family'
import {
  confirmedProposal,
  done,
  outTradeNoAt,
  payOrderOf,
  type Insured,
  type Product,
} from '../purchase'
import type { Login, RemoteGateway } from '../remote'
import type { Sandbox } from '../sandbox'
import { products } from '../storefront'

/** What the pages of one person need: an order that is paid, and one that is not. */
export interface Made {
  orderId: string
  policyId: string
  /** The order that waits for its payment. */
  proposalId: string
  payOrderId: string
  /** The note by which somebody else may pay it. */
  payToken: string
  /** The link by which the spouse confirms the policy. */
  confirmToken: string
  /** The link by which a child fills in a form. */
  delegationToken: string
}

/** Makes by calls what the pages show. */
export async function makeForPages(
  { gateway, login, sandbox }: { gateway: RemoteGateway; login: Login; sandbox: Sandbox },
  { self, spouse }: { self: Applicant; spouse: Person },
): Promise<Made> {
  const { mobile: _mobile, ...person } = self
  const orderOf = async (insured: Insured[], product: Product) => {
    const proposalId = await confirmedProposal(gateway, login, insured, product)
    const opened = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
    return { ...done(opened), proposalId }
  }
  const mine = { relationType: 'SELF' as const, person }
  const paid = await orderOf([mine, { relationType: 'SPOUSE', person: spouse }], products.shanghai)
  await sandbox.decide(outTradeNoAt(paid.payParams, gateway.origin), 'PAID')
  const { proposalId: orderId } = paid
  const { policies } = done(await gateway.call('getOrder', { orderId }, { login }))
  const policyId = policies.find(({ relationType }) => relationType === 'SPOUSE')?.policyId ?? ''
  const { token } = done(await gateway.call('makeConfirmLink', { policyId }, { login }))
  const { proposalId, payOrderId } = await orderOf([mine], products.nanjing)
  const { payToken } = done(await gateway.call('makePayToken', { proposalId }, { login }))
  const { text } = done(await gateway.call('listDelegations', {}, { login }))
  const asking = { ...products.shanghai, textHash: text.textHash }
  const { token: delegationToken } = done(await gateway.call('makeDelegation', asking, { login }))
  return {
    orderId,
    policyId,
    proposalId,
    payOrderId,
    payToken,
    confirmToken: token,
    delegationToken,
  }
}
