import { sumFen } from '@/domain/money/money'
import type { Difference } from '../db/schema/ledger'
import type { Entry, OrderRow } from '../records/ledger/repo'
import type { ShareEntry } from '../records/ledger/shares-repo'

interface SharedLedger {
  order: Pick<OrderRow, 'id'>
  entries: readonly Entry[]
  shares: readonly ShareEntry[]
  /** Its premium belongs to several insurers or one, who must all have their part. */
  isShared: boolean
}

/**
 * Checks to the fen that the parts of all insurers are what the ledger earned and gave back, booking by
 * booking, and that nobody gave back more than they got.
 */
export function shareDifferences({ order, entries, shares, isShared }: SharedLedger): Difference[] {
  if (!isShared && shares.length === 0) return []
  const booked = entries.filter(({ kind }) => kind === 'ISSUE' || kind === 'REVOKE')
  const nameOf = ({ kind, reference }: Pick<Entry, 'kind' | 'reference'>) => `${kind} ${reference}`
  const sums = new Map<string, { reference: string; expectedFen: number; foundFen: number }>()
  const add = (row: Pick<Entry, 'kind' | 'reference'>, expectedFen: number, foundFen: number) => {
    const sum = sums.get(nameOf(row)) ?? { reference: row.reference, expectedFen: 0, foundFen: 0 }
    sum.expectedFen += expectedFen
    sum.foundFen += foundFen
    sums.set(nameOf(row), sum)
  }
  for (const entry of booked) add(entry, entry.amountFen, 0)
  for (const part of shares) add(part, 0, part.amountFen)
  const found = [...sums.values()].filter(({ expectedFen, foundFen }) => expectedFen !== foundFen)
  return [...found, ...overdrawn(shares)].map((difference) => ({
    kind: 'SHARES_DIFFER',
    payOrderId: order.id,
    ...difference,
  }))
}

/** Insurers that gave back more of a policy than they got, by the id of the policy. */
function overdrawn(shares: readonly ShareEntry[]) {
  const names = new Set(shares.map(({ policyId, insurer }) => `${policyId} ${insurer}`))
  return [...names].flatMap((name) => {
    const own = shares.filter(({ policyId, insurer }) => `${policyId} ${insurer}` === name)
    const keptFen = sumFen(
      own.map(({ kind, amountFen }) => (kind === 'ISSUE' ? amountFen : -amountFen)),
    )
    const [reference = ''] = name.split(' ')
    return keptFen < 0 ? [{ reference, expectedFen: 0, foundFen: keptFen }] : []
  })
}
