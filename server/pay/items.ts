import { sumFen } from '@/domain/money/money'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
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
 * One person of an order is one item of its payment (specification section 4). Who takes the money
 * for an insurer may say of a paid item that the insurer does not take it: the others are covered,
 * and its premium goes back.
 */
export const itemNoOf = ({ position }: Pick<InsurantRow, 'position'>): number => position + 1

export interface Refused {
  people: { row: InsurantRow; errorMsg: string }[]
  /** Who is left to cover; where nobody is, the order has bought nothing. */
  taken: InsurantRow[]
  amountFen: number
}

/** Undefined when it names somebody who is not of this order. */
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

/** They are free to be insured elsewhere, and the order is of the others from now on. */
export async function leaveOut(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  { people, taken, amountFen }: Refused,
): Promise<Proposal> {
  for (const { row, errorMsg } of people) await refuseInsurant(tx, row, errorMsg)
  const kept = coverHashes(ctx, proposal, taken)
  const rows = people.map(({ row }) => row)
  const free = coverHashes(ctx, proposal, rows).filter((hash) => !kept.includes(hash))
  await releaseCover(tx, proposal.id, free)
  const totalFen = proposal.totalFen - amountFen
  await updateProposal(tx, proposal.id, { totalFen })
  return { ...proposal, totalFen }
}
