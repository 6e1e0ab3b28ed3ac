import { addressOfHome, homeOf } from '@/domain/apply/home'
import { baseRelationOf } from '@/domain/apply/relation'
import { splitFen } from '@/domain/money/split-shares'
import type { RequestOf } from '../../packages/insurer-core/index'
import { localIso } from '../context/clock'
import type { Context } from '../context/context'
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

/** The sum with its parts, as the wire has it. */
export const sharesOfSum = (ctx: Context, proposal: Proposal, totalFen: number) =>
  splitFen(totalFen, sharesOf(ctx, proposal)).map(
    ({ insurer, lead, tenThousandths, amountFen }) => ({
      ...{ insurer, lead, tenThousandths, amountFen },
    }),
  )

/** Digits alone: a company may give a landline number with dashes. */
const digitsOf = (mobile: string): string => mobile.replace(/[^\d+]/g, '')

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

/** The request that issues the policy of one insured person. */
export const issueRequestOf = (
  ctx: Context,
  {
    proposal,
    payOrder: { provider, transactionId, paidAt },
    row,
    issueBy,
  }: { proposal: Proposal; payOrder: PayOrder; row: InsurantRow; issueBy: number },
): RequestOf<'issue'> => ({
  key: policyKeyOf(proposal.id, row.position),
  orderNo: proposal.id,
  productCode: proposal.productCode,
  planCode: row.comboCode,
  applicant: applicantOf(ctx, proposal),
  insured: insuredOf(ctx, row),
  beneficiaries: [],
  premiumFen: row.premiumFen,
  shares: sharesOfSum(ctx, proposal, row.premiumFen),
  coverFrom: proposal.effectiveOn,
  coverTo: proposal.expireOn,
  payment: {
    provider,
    tradeNo: transactionId ?? '',
    paidAt: localIso(paidAt ?? ctx.clock.now()),
  },
  issueBy: localIso(issueBy),
})
