import { sumFen } from '@/domain/money/money'
import type { Context } from '../context/context'
import type { Writes } from '../db/write-batch'
import type { Trade } from '../gateways/payments/port'
import { releaseCover } from '../records/proposal/cover'
import { coverHashes } from '../records/proposal/home'
import {
  refuseInsurant,
  updateProposal,
  type InsurantRow,
  type Proposal,
} from '../records/proposal/repo'

/**
 * The number of an insured person as an item of the payment. A provider that collects the premium
 * for an insurer may report that the insurer refuses a paid item. Then the other people are
 * covered, and the premium of the refused person is refunded.
 */
export const itemNoOf = ({ position }: Pick<InsurantRow, 'position'>): number => position + 1

export interface Refused {
  people: { row: InsurantRow; errorMsg: string }[]
  /** The people who remain insured. If there are none, the order has bought nothing. */
  taken: InsurantRow[]
  amountFen: number
}

/**
 * The people whom the insurer refused, and the sum of their premiums. Undefined when the provider
 * names an item that the order does not have.
 */
export function refusedOf(
  rows: readonly InsurantRow[],
  { refused = [] }: Trade,
): Refused | undefined {
  const people = rows.flatMap((row) => {
    const told = refused.find(({ itemNo }) => itemNo === itemNoOf(row))
    return told ? [{ row, errorMsg: told.errorMsg || '保险公司未承保' }] : []
  })
  if (people.length !== new Set(refused.map(({ itemNo }) => itemNo)).size) return undefined
  const amountFen = sumFen(people.map(({ row }) => row.premiumFen))
  const taken = rows.filter((row) => !people.some((each) => each.row === row))
  return { people, taken, amountFen }
}

/**
 * Takes the refused people out of the proposal. They may be insured elsewhere, and the total of the
 * proposal is the premium of the others.
 */
export async function leaveOut(
  ctx: Context,
  db: Writes,
  proposal: Proposal,
  { people, taken, amountFen }: Refused,
): Promise<Proposal> {
  for (const { row, errorMsg } of people) await refuseInsurant(db, row, errorMsg)
  const kept = coverHashes(ctx, proposal, taken)
  const rows = people.map(({ row }) => row)
  const free = coverHashes(ctx, proposal, rows).filter((hash) => !kept.includes(hash))
  await releaseCover(db, proposal.id, free)
  const totalFen = proposal.totalFen - amountFen
  await updateProposal(db, proposal.id, { totalFen })
  return { ...proposal, totalFen }
}
