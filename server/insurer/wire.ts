import type { HealthAnswer } from '@/contract/proposal'
import { addressOfHome, homeOf } from '@/domain/apply/home'
import { baseRelationOf } from '@/domain/apply/relation'
import { splitFen, type Part } from '@/domain/money/split-shares'
import type { RequestOf } from '@huimin/insurer-core'
import { localIso } from '../context/clock'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { lastStep } from '../records/evidence/repo'
import type { PayOrder } from '../records/pay/repo'
import { openApplicant, openPerson } from '../records/person/person'
import { sharesOf } from '../records/proposal/insurers'
import type { InsurantRow, Proposal } from '../records/proposal/repo'

/** What the ports of an insurer's core say of an order and its people. */

/** Names the wish to insure one person of one order. A core issues one policy for it at most. */
export const policyKeyOf = (proposalId: string, position: number): string =>
  `P-${proposalId}-${position + 1}`

/** Names a wish to end that policy. One that was refused may be had again, under the next number. */
export const cancelKeyOf = (proposalId: string, position: number, time: number): string =>
  `C-${proposalId}-${position + 1}-${time}`

/** Names a correction of that policy. */
export const endorseKeyOf = (proposalId: string, position: number, time: number): string =>
  `E-${proposalId}-${position + 1}-${time}`

/** The parts of a sum, as the wire has them. */
export const sharesOnWire = (parts: readonly Part[]): Part[] =>
  parts.map(({ insurer, lead, tenThousandths, amountFen }) => ({
    ...{ insurer, lead, tenThousandths, amountFen },
  }))

/** What a page may answer to a question (contract/proposal): it applies to nobody. */
const denials: readonly string[] = ['NO', 'NO_TO_ALL'] satisfies HealthAnswer[]

/** The code of the whole declaration, where it is agreed to at once. */
const WHOLE_DECLARATION = 'ALL'

/**
 * What the applicant declared last of the people's health: Q1, Q2 and so on where single questions are
 * asked, otherwise the whole declaration, of which nothing applies. Undefined where nothing was declared.
 */
export async function healthOf(
  tx: Db,
  { traceId }: Pick<Proposal, 'traceId'>,
): Promise<RequestOf<'issue'>['health']> {
  const declared = await lastStep(tx, traceId, 'HEALTH')
  if (!declared) return undefined
  const answers = declared.detail?.['answers']
  if (answers === undefined) return [{ question: WHOLE_DECLARATION, answer: false }]
  return answers
    .split(',')
    .map((answer, index) => ({ question: `Q${index + 1}`, answer: !denials.includes(answer) }))
}

/** Digits alone: a company may give a landline number with dashes. */
export const digitsOf = (mobile: string): string => mobile.replace(/[^\d+]/g, '')

const credentialOf = ({
  name,
  credentialType,
  credentialNo,
}: Pick<ReturnType<typeof openApplicant>, 'name' | 'credentialType' | 'credentialNo'>) => ({
  ...{ name, credentialType, credentialNo },
})

export function applicantOf(ctx: Context, proposal: Proposal) {
  const applicant = openApplicant(ctx.keys, proposal)
  const { birthOn, gender, nationality, mobile } = applicant
  return {
    ...credentialOf(applicant),
    ...(birthOn !== undefined && { birthOn }),
    ...(gender !== undefined && { gender }),
    ...(nationality !== undefined && { nationality }),
    mobile: digitsOf(mobile),
  }
}

export function insuredOf(ctx: Context, row: InsurantRow) {
  const person = openPerson(ctx.keys, row)
  const { birthOn, gender, nationality } = person
  const home = homeOf(person.extraValue)
  const extra = { ...person.extra, ...(home && { address: addressOfHome(home) }) }
  return {
    ...credentialOf(person),
    ...{ birthOn, gender },
    ...(nationality !== undefined && { nationality }),
    relation: baseRelationOf(row.relationType),
    ...(Object.keys(extra).length > 0 && { extra }),
  }
}

/** One insured person of an order. */
export interface Sold {
  proposal: Proposal
  row: InsurantRow
  health: RequestOf<'issue'>['health']
  /** The number of the policy that the new one renews. */
  renewalOf: string | undefined
}

/** What accepting and issuing one insured person both say, but for the key. */
const applicationOf = (ctx: Context, { proposal, row, health, renewalOf }: Sold) => ({
  orderNo: proposal.id,
  productCode: proposal.productCode,
  planCode: row.comboCode,
  applicant: applicantOf(ctx, proposal),
  insured: insuredOf(ctx, row),
  beneficiaries: [],
  premiumFen: row.premiumFen,
  shares: sharesOnWire(splitFen(row.premiumFen, sharesOf(ctx, proposal))),
  coverFrom: proposal.effectiveOn,
  coverTo: proposal.expireOn,
  ...(health && { health }),
  ...(renewalOf !== undefined && { renewalOf }),
})

/** The question whether the insurer accepts one person. It stores nothing, so each has a key of its own. */
export const acceptanceRequestOf = (ctx: Context, sold: Sold): RequestOf<'accept'> => ({
  key: `A-${sold.proposal.id}-${sold.row.position + 1}-${ctx.ids.digits(8)}`,
  ...applicationOf(ctx, sold),
})

/** The request that issues the policy of one insured person. */
export const issueRequestOf = (
  ctx: Context,
  sold: Sold,
  {
    payOrder: { provider, transactionId, paidAt },
    issueBy,
  }: { payOrder: PayOrder; issueBy: number },
): RequestOf<'issue'> => ({
  key: policyKeyOf(sold.proposal.id, sold.row.position),
  ...applicationOf(ctx, sold),
  payment: {
    provider,
    tradeNo: transactionId ?? '',
    paidAt: localIso(paidAt ?? ctx.clock.now()),
  },
  issueBy: localIso(issueBy),
})
