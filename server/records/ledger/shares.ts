import { sumFen } from '@/domain/money/money'
import { splitFen, splitRefundFen, type Part, type Share } from '@/domain/money/split-shares'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import type { Writes } from '../../db/write-batch'
import type { PayOrder } from '../pay/repo'
import { addLedgerEntries } from './entry'
import { addShareEntries, shareEntriesOf, type NewShareEntry, type ShareEntry } from './shares-repo'

/**
 * What each insurer of a product has of the premium. The parts are booked together with the entries of
 * the ledger that they belong to, so that they add up to its ISSUE and REVOKE at every moment.
 */

type Booked = Omit<NewShareEntry, 'id' | 'at' | 'insurer' | 'amountFen'>

const rowsOf = (ctx: Context, parts: readonly Part[], about: Booked): NewShareEntry[] =>
  parts
    .filter(({ amountFen }) => amountFen > 0)
    .map(({ insurer, amountFen }) => ({
      ...about,
      insurer,
      amountFen,
      id: ctx.ids.next(),
      at: ctx.clock.now(),
    }))

/** Books the parts of the premiums of policies that are issued now. */
export async function bookIssuedShares(
  ctx: Context,
  db: Writes,
  shares: readonly Share[],
  issued: readonly (Omit<Booked, 'kind'> & { premiumFen: number })[],
): Promise<void> {
  const rows = issued.flatMap(({ premiumFen, ...about }) =>
    rowsOf(ctx, splitFen(premiumFen, shares), { ...about, kind: 'ISSUE' }),
  )
  if (rows.length > 0) await addShareEntries(db, rows)
}

/** What each insurer keeps of the premium of one policy, in the order of the product. */
export const keptOf = (
  entries: readonly ShareEntry[],
  shares: readonly Share[],
  policyId: string,
): Part[] =>
  shares.map((share) => {
    const own = entries.filter(
      (entry) => entry.policyId === policyId && entry.insurer === share.insurer,
    )
    const sumOf = (wanted: ShareEntry['kind']) =>
      sumFen(own.filter(({ kind }) => kind === wanted).map(({ amountFen }) => amountFen))
    return { ...share, amountFen: sumOf('ISSUE') - sumOf('REVOKE') }
  })

/**
 * Books premium that is given back: the entry of the ledger, and each insurer's part. A refund that
 * names no policy is taken from the people of the order in their order.
 */
export async function revokePremium(
  ctx: Context,
  tx: Db,
  order: Pick<PayOrder, 'id' | 'provider'>,
  {
    reference,
    amountFen,
    policyId,
    shares,
  }: { reference: string; amountFen: number; policyId?: string; shares: readonly Share[] },
): Promise<void> {
  await addLedgerEntries(ctx, tx, order, { kind: 'REVOKE', reference, amountFen })
  if (shares.length === 0) return
  const entries = await shareEntriesOf(tx, order.id)
  const policyIds = [...new Set(entries.map((entry) => entry.policyId))]
  let left = amountFen
  const rows: NewShareEntry[] = []
  for (const id of policyIds.filter((each) => policyId === undefined || each === policyId)) {
    const kept = keptOf(entries, shares, id)
    const refundFen = Math.min(left, sumFen(kept.map((part) => part.amountFen)))
    if (refundFen === 0) continue
    left -= refundFen
    const about = { kind: 'REVOKE' as const, payOrderId: order.id, policyId: id, reference }
    rows.push(...rowsOf(ctx, splitRefundFen(refundFen, kept), about))
  }
  if (rows.length > 0) await addShareEntries(tx, rows)
}
