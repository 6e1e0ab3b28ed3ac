import * as v from 'valibot'
import type { ParsedRequestOf, RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { PayAbout } from '@/contract/open-pay'
import { maskName } from '@/domain/person/mask'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User, Visitor } from '../context/context'
import { publicOrigin } from '../context/origin'
import { readJson } from '../gateways/json'
import { findUser } from '../records/account/user-repo'
import { resumable, type Request } from '../records/idempotency/idempotency'
import { openApplicant, openPerson } from '../records/person/person'
import { findProposal, insurantsOf, unpaidStates, type Proposal } from '../records/proposal/repo'
import { productOf } from '../records/proposal/show'
import { proposalStatusOf } from '../records/transition/status'
import { createPayOrder } from './create'
import { getPayStatus } from './show'

/**
 * Lets somebody else pay. The applicant hands on a pay token, which opens the cashier page for one
 * proposal and shows of it what a payer has to know. The token is sealed, so nobody can forge it, and
 * it expires with the proposal.
 */
const OWNER = 'openPay'
const note = v.object({ proposalId: v.string(), userId: v.string(), until: v.number() })

type Note = ResponseOf<typeof calls.makePayToken>

/**
 * What is paid for, to whom and for whom. Whoever pays should not have to trust a bare sum; names are
 * masks, because a link may be passed on.
 */
async function aboutOf(ctx: Context, proposal: Proposal): Promise<PayAbout> {
  const { page, companyName, wording } = productOf(ctx, proposal)
  const people = await insurantsOf(ctx.db, [proposal.id])
  // Several copies of a home's cover have one name.
  const named = new Map(
    people.map((row) => [row.credentialHash, maskName(openPerson(ctx.keys, row).name)]),
  )
  return {
    ...{ productName: page.productName, companyName, wording, totalFen: proposal.totalFen },
    applicantName: maskName(openApplicant(ctx.keys, proposal).name),
    insurantNames: [...named.values()],
  }
}

export async function makePayToken(
  ctx: Context,
  user: User,
  { proposalId }: RequestOf<typeof calls.makePayToken>,
): Promise<Answer<Note>> {
  const proposal = await findProposal(ctx.db, user.id, proposalId)
  if (!proposal) return refuse('NOT_FOUND')
  const status = proposalStatusOf(ctx, proposal)
  if (status === 'EXPIRED') return refuse('PROPOSAL_EXPIRED')
  if (status === 'DRAFT' || !unpaidStates.includes(status)) return refuse('PROPOSAL_STATE')
  const until = proposal.expireAt
  const said: v.InferOutput<typeof note> = { proposalId, userId: user.id, until }
  const payToken = ctx.keys.seal(JSON.stringify(said), OWNER, 'openPay')
  const url = `${publicOrigin(ctx, user)}/payment-open?payToken=${payToken}`
  const about = await aboutOf(ctx, proposal)
  return { ok: true, value: { payToken, url, expireAt: iso(until), about } }
}

/** The user and the proposal of a token; undefined when it has expired or is not ours. */
function holderOf(ctx: Context, { ip, device, origin }: Visitor, payToken: string) {
  const opened = ctx.keys.open(payToken, OWNER, 'openPay')
  const said = opened === undefined ? undefined : readJson(note, opened)
  if (!said || said.until <= ctx.clock.now()) return undefined
  // This user has no app and no login, because the cashier opens in any browser.
  const caller = { ip, device, origin }
  const unknown = { openId: '', tokenHash: '', marks: null, consentWithdrawnAt: null }
  const holder: User = { id: said.userId, ...unknown, ...caller }
  return { holder, proposalId: said.proposalId }
}

type Opened = ResponseOf<typeof calls.createOpenPayOrder>

export async function createOpenPayOrder(
  ctx: Context,
  visitor: Visitor,
  { payToken, tradeType, ...wanted }: ParsedRequestOf<typeof calls.createOpenPayOrder>,
  request: Request,
): Promise<Answer<Opened>> {
  const found = holderOf(ctx, visitor, payToken)
  if (!found) return refuse('NOT_FOUND')
  const { proposalId } = found
  // The token carries no login, so the account's own withdrawal of consent ends no call of it.
  const account = await findUser(ctx.db, found.holder.id)
  const holder = { ...found.holder, consentWithdrawnAt: account?.consentWithdrawnAt ?? null }
  const order = { ...wanted, proposalId, tradeType }
  const opened = await resumable<Opened>(ctx, holder, request, (save) =>
    createPayOrder(ctx, holder, order, save),
  )
  const proposal = opened.ok ? await findProposal(ctx.db, holder.id, proposalId) : undefined
  return opened.ok && proposal
    ? { ok: true, value: { ...opened.value, about: await aboutOf(ctx, proposal) } }
    : opened
}

/** Shows the payment of an order, only when it belongs to the proposal of the token. */
export async function getOpenPayStatus(
  ctx: Context,
  visitor: Visitor,
  { payToken, payOrderId }: RequestOf<typeof calls.getOpenPayStatus>,
): Promise<Answer<ResponseOf<typeof calls.getOpenPayStatus>>> {
  const found = holderOf(ctx, visitor, payToken)
  if (!found) return refuse('NOT_FOUND')
  const told = await getPayStatus(ctx, found.holder, { payOrderId })
  const isOfNote = told.ok && told.value.proposalId === found.proposalId
  return isOfNote || !told.ok ? told : refuse('NOT_FOUND')
}
