import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { CoveredPolicy } from '@/contract/insured'
import { maskIdentity, maskName } from '@/domain/person/mask'
import { coverageOf } from '../catalogue/product'
import { agreedText } from '../context/agreed-text'
import { refuse, type Answer } from '../context/answer'
import type { Context, User, Visitor } from '../context/context'
import { confirmationOf } from '../records/insured/confirmation'
import { hashesOf } from '../records/insured/credential-hashes'
import {
  confirmationsOf,
  policiesFor,
  policyAt,
  type Confirmation,
  type CoveredRow,
} from '../records/insured/repo'
import { openApplicant, openPerson } from '../records/person/person'
import { agentOf } from '../records/proposal/agent'
import { productOf } from '../records/proposal/show'
import { isNamed, obstacleFor, readNamed, withNamed } from './identity'
import { foundToken, openToken } from './token'

/** More policies than one person has at a time. */
const MOST_FOUND = 50

async function show(
  ctx: Context,
  user: User | undefined,
  row: CoveredRow,
  confirmations: readonly Confirmation[],
): Promise<CoveredPolicy> {
  const { proposal, insurant, policy } = row
  const product = productOf(ctx, proposal)
  const { page, tariff } = product
  const person = openPerson(ctx.keys, insurant)
  return {
    cityCode: proposal.cityCode,
    productCode: proposal.productCode,
    productName: page.productName,
    wording: product.wording,
    companyName: product.companyName,
    comboTitle: tariff.find(({ comboCode }) => comboCode === insurant.comboCode)?.title ?? '',
    applicantName: maskName(openApplicant(ctx.keys, proposal).name),
    insurantName: maskName(person.name),
    credentialNo: maskIdentity(person.credentialNo),
    relationType: insurant.relationType,
    effectiveOn: policy.effectiveOn,
    expireOn: policy.expireOn,
    coverage: coverageOf(product, insurant.comboCode),
    documents: page.terms,
    servicePhone: page.servicePhone,
    agent: agentOf(ctx, proposal),
    ...confirmationOf(ctx, row, confirmations),
    isApplicant: user ? (await obstacleFor(ctx, ctx.db, user, row)) === 'APPLICANT' : false,
  }
}

export async function getInsurantConfirmation(
  ctx: Context,
  { user }: Visitor,
  { token }: RequestOf<typeof calls.getInsurantConfirmation>,
): Promise<Answer<ResponseOf<typeof calls.getInsurantConfirmation>>> {
  const opened = await openToken(ctx, ctx.db, user, token)
  const row = opened && (await policyAt(ctx.db, opened))
  if (!row) return { ok: true, value: { isProven: false, policy: null } }
  const confirmations = await confirmationsOf(ctx.db, [row.proposal.id])
  const isProven = user !== undefined && opened.provenFor === user.id
  const policy = await show(ctx, user, row, confirmations)
  const text = agreedText(ctx, 'insurant-confirmation')
  return { ok: true, value: { isProven, policy, text } }
}

export async function findInsurantPolicies(
  ctx: Context,
  user: User,
  { proposalId, ...who }: RequestOf<typeof calls.findInsurantPolicies>,
): Promise<Answer<ResponseOf<typeof calls.findInsurantPolicies>>> {
  const named = readNamed(ctx, user, who)
  if (!named) return refuse('REALNAME_MISMATCH')
  return withNamed(ctx, user, async () => {
    const wanted = { credentialHashes: hashesOf(ctx, named), proposalId, limit: MOST_FOUND }
    const rows = (await policiesFor(ctx.db, wanted)).filter(({ insurant }) =>
      isNamed(ctx, insurant, named),
    )
    const ids = rows.map(({ proposal }) => proposal.id)
    const confirmations = await confirmationsOf(ctx.db, ids)
    const list = await Promise.all(
      rows.map(async (row) => ({
        ...(await show(ctx, user, row, confirmations)),
        token: foundToken(ctx, user, row.policy),
      })),
    )
    // The answer is an empty list where no policy has this name and number.
    return { isFound: list.length > 0, answer: { ok: true, value: { list } } }
  })
}
