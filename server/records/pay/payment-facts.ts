import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { insurants, ledger, proposals } from '../../db/schema'
import type { Entry } from '../ledger/repo'
import type { InsurantRow } from '../proposal/repo'
import type { PayOrder } from './repo'

interface PaymentFacts {
  /** The insured people, without those whom the insurer refused when the order was paid. */
  people: InsurantRow[]
  /** What the ledger knows of the payment already. */
  entry: Entry | undefined
}

/**
 * Reads in one statement what the booking of a payment depends on. The caller holds the lock of the
 * proposal, so both are as they are now.
 */
export async function paymentFacts(
  db: Db,
  { proposalId, provider }: Pick<PayOrder, 'proposalId' | 'provider'>,
  transactionId: string,
): Promise<PaymentFacts> {
  const rows = await db
    .select({ insurant: insurants, entry: ledger })
    .from(proposals)
    .leftJoin(insurants, and(eq(insurants.proposalId, proposals.id), isNull(insurants.refusal)))
    .leftJoin(
      ledger,
      and(
        eq(ledger.kind, 'PAYMENT'),
        eq(ledger.reference, transactionId),
        eq(ledger.provider, provider),
      ),
    )
    .where(eq(proposals.id, proposalId))
    .orderBy(asc(insurants.position))
  return {
    people: rows.flatMap(({ insurant }) => insurant ?? []),
    entry: rows[0]?.entry ?? undefined,
  }
}
