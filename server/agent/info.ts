import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { findUser } from '../records/account/user-repo'
import { confirmationOf } from '../records/insured/confirmation'
import { confirmationsOf } from '../records/insured/repo'
import { policiesOf } from '../records/policy/repo'
import { agentOf } from '../records/proposal/agent'
import { insurantsOf, proposalById, type Proposal } from '../records/proposal/repo'
import { nameOf, productOf } from '../records/proposal/show'

/**
 * Agents of the register with this account's mobile number. Only the owner of the number can sign
 * in with it.
 */
async function entriesOf(ctx: Context, user: User) {
  const account = await findUser(ctx.db, user.id)
  return ctx.catalogue
    .agents()
    .filter(({ mobile }) => account?.mobileHash === ctx.keys.hash(mobile, 'mobile'))
}

export async function checkIfAgent(
  ctx: Context,
  user: User,
): Promise<Answer<ResponseOf<typeof calls.checkIfAgent>>> {
  return { ok: true, value: { isAgent: (await entriesOf(ctx, user)).length > 0 } }
}

export async function listIdentities(
  ctx: Context,
  user: User,
): Promise<Answer<ResponseOf<typeof calls.listIdentities>>> {
  return { ok: true, value: { identities: await entriesOf(ctx, user) } }
}

export async function getInsureCompanyInfo(
  ctx: Context,
  { cityCode, productCode }: RequestOf<typeof calls.getInsureCompanyInfo>,
): Promise<Answer<ResponseOf<typeof calls.getInsureCompanyInfo>>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('NOT_FOUND')
  const { companyName, page } = product
  return { ok: true, value: { companyName, servicePhone: page.servicePhone } }
}

/**
 * Whether this account has the mobile number of the agent who sold the order. Only the owner of the
 * number can sign in with it.
 */
async function isSeller(ctx: Context, user: User, { agentWtag }: Proposal): Promise<boolean> {
  const known = agentWtag === null ? undefined : ctx.catalogue.agent(agentWtag)
  const account = known && (await findUser(ctx.db, user.id))
  return (
    account !== undefined && account.mobileHash === ctx.keys.hash(known?.mobile ?? '', 'mobile')
  )
}

export async function getAgentInfo(
  ctx: Context,
  user: User,
  { proposalId }: RequestOf<typeof calls.getAgentInfo>,
): Promise<Answer<ResponseOf<typeof calls.getAgentInfo>>> {
  const proposal = await proposalById(ctx.db, proposalId)
  if (!proposal) return refuse('NOT_FOUND')
  const isApplicant = proposal.userId === user.id
  if (!isApplicant && !(await isSeller(ctx, user, proposal))) return refuse('NOT_FOUND')
  // There is nothing to confirm where the insurer has given no number.
  const issued = (await policiesOf(ctx.db, proposalId)).filter(({ policyNo }) => policyNo !== null)
  const insured = await insurantsOf(ctx.db, [proposalId])
  const confirmations = await confirmationsOf(ctx.db, [proposalId])
  const { page, wording } = productOf(ctx, proposal)
  return {
    ok: true,
    value: {
      role: isApplicant ? 'APPLICANT' : 'AGENT',
      productName: page.productName,
      wording,
      agent: agentOf(ctx, proposal),
      people: issued.flatMap((policy) => {
        const insurant = insured.find(({ position }) => position === policy.position)
        return insurant
          ? [
              {
                insurantName: nameOf(ctx, insurant),
                ...confirmationOf(ctx, { proposal, insurant, policy }, confirmations),
              },
            ]
          : []
      }),
    },
  }
}
