import type { RowAnswer } from '@huimin/insurer-core'
import type { Context } from '../context/context'
import { endDifferences } from '../records/insurer/differences-repo'
import type { ListedRow } from '../records/insurer/handover-rows-repo'
import { alarmDifferences } from './differences'

/** Rows that an insurer acknowledged and then did not know. */

const KIND = 'ROW_DENIED'

export type Denied = ListedRow & { theirs: RowAnswer | undefined }

const PAGE = 5_000

export async function noteDenied(
  ctx: Context,
  core: string,
  handoverNo: string,
  denied: readonly Denied[],
): Promise<void> {
  for (let at = 0; at < denied.length; at += PAGE)
    await alarmDifferences(
      ctx,
      denied.slice(at, at + PAGE).map(({ rowNo, policyNo, proposalId, theirs }) => ({
        ...{ core, policyNo: policyNo ?? '', kind: KIND, proposalId },
        ours: `${handoverNo} row ${rowNo} ACKNOWLEDGED`,
        theirs: viewOf(theirs),
      })),
    )
}

const viewOf = (row: RowAnswer | undefined): string => {
  if (!row) return 'nothing'
  return row.status === 'REFUSED' ? `REFUSED ${row.reason.code}` : row.status
}

/** The insurer acknowledges these rows again. */
export async function endRowDifferences(
  ctx: Context,
  core: string,
  rows: readonly { policyNo: string | null }[],
): Promise<void> {
  if (rows.length === 0) return
  await endDifferences(ctx.db, {
    core,
    policyNos: rows.flatMap(({ policyNo }) => policyNo ?? []),
    kinds: [KIND],
    at: ctx.clock.now(),
  })
}
