import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/client'
import type { Difference } from '../../db/schema/ledger'

const row = v.object({
  reference: v.string(),
  expected: v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
  found: v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
})

/**
 * Compares rewards and withdrawals with their ledger, exact to the fen. Each one that was earned,
 * taken back, withdrawn or returned must have one entry of its owner, and there must be no other
 * entry.
 */
export async function rewardDifferences(db: Db): Promise<Difference[]> {
  const answer: unknown = await db.execute(sql`
    with expected as (
      select 'EARN' as kind, id as reference, sharer_id as user_id, amount_fen
        from share_rewards where status in ('EARNED', 'TAKEN_BACK')
      union all select 'TAKE_BACK', id, sharer_id, amount_fen
        from share_rewards where status = 'TAKEN_BACK'
      union all select 'WITHDRAW', id, user_id, amount_fen from withdrawals
      union all select 'RETURN', id, user_id, amount_fen from withdrawals where status = 'FAILED'
    )
    select coalesce(expected.reference, line.reference) as reference,
      expected.amount_fen as expected, line.amount_fen as found
    from expected full join reward_entries line
      on line.kind = expected.kind and line.reference = expected.reference
        and line.user_id = expected.user_id
    where expected.amount_fen is distinct from line.amount_fen
    order by 1`)
  return v.parse(v.object({ rows: v.array(row) }), answer).rows.map(differenceOf)
}

function differenceOf({ reference, expected, found }: v.InferOutput<typeof row>): Difference {
  if (expected === null)
    return { kind: 'LINE_UNEXPECTED', reference, ...(found !== null && { foundFen: found }) }
  return found === null
    ? { kind: 'LINE_MISSING', reference, expectedFen: expected }
    : { kind: 'AMOUNT_DIFFERS', reference, expectedFen: expected, foundFen: found }
}
