import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { insurants, ledger, proposals } from '../../db/schema'
import type { PayOrder } from '../pay/repo'
import type { InsurantRow } from '../proposal/repo'
import type { Entry } from './repo'

interface PaymentFacts {
  /** The insured people, without those whom the insurer refused when the order was paid. */
  people: InsurantRow[]
  /** What the ledger knows of the payment already. */
  entry: Entry | undefined
}

const facts = prepared((db) =>
  db
    .select({ insurant: insurants, entry: ledger })
    .from(proposals)
    .leftJoin(insurants, and(eq(insurants.proposalId, proposals.id), isNull(insurants.refusal)))
    .leftJoin(
      ledger,
      and(
        eq(ledger.kind, 'PAYMENT'),
        eq(ledger.reference, sql.placeholder('transactionId')),
        eq(ledger.provider, sql.placeholder('provider')),
      ),
    )
    .where(eq(proposals.id, sql.placeholder('proposalId')))
    .orderBy(asc(insurants.position)),
)

/**
 * Reads in one statement what the booking of a payment depends on. The caller holds the lock of the
 * proposal, so both are as they are now.
 */
export async function paymentFacts(
  db: Db,
  { proposalId, provider }: Pick<PayOrder, 'proposalId' | 'provider'>,
  transactionId: string,
): Promise<PaymentFacts> {
  const rows = await facts(db).execute({ proposalId, provider, transactionId })
  return {
    people: rows.flatMap(({ insurant }) => insurant ?? []),
    entry: rows[0]?.entry ?? undefined,
  }
}
