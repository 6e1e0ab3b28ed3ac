import type { Context } from '../../context/context'
import type { Keys } from '../../context/keys'
import type { Db } from '../../db/client'
import { serialise } from '../../db/serialise'
import { addLogRow, lastLogRow, type NewStaffLogRow, type StaffLogRow } from './log-repo'

/** The hash that the first row follows. */
export const FIRST_LOG_HASH = ''

/** Who did it: somebody on the staff, the command line, or the gateway itself. */
export interface Doer {
  id: string
  name: string
}
export const COMMAND: Doer = { id: 'command', name: 'npm run staff' }
export const GATEWAY: Doer = { id: 'gateway', name: '系统' }

/** What the log says of an act, beside who did it and when. */
export type LoggedAct = Pick<NewStaffLogRow, 'act' | 'outcome'> &
  Partial<Pick<NewStaffLogRow, 'code' | 'subject' | 'userId' | 'cityCode' | 'reason' | 'detail'>>

/**
 * The hash of one row. It is keyed, and the key is not in the database, so a person who can write rows
 * still cannot forge the chain. It covers every column that says something, and the hash before.
 */
export const hashLogRow = (keys: Keys, row: Omit<StaffLogRow, 'hash' | 'transactionId'>): string =>
  keys.hash(
    JSON.stringify([
      row.prevHash,
      row.position,
      row.at,
      row.staffId,
      row.staffName,
      row.act,
      row.outcome,
      row.code,
      row.subject,
      row.userId,
      row.cityCode,
      row.reason,
      row.detail && Object.entries(row.detail).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
    'staffLog',
  )

/** Whether each row follows the row before it and has the right hash itself. */
export const isLogSound = (
  keys: Keys,
  rows: readonly StaffLogRow[],
  before: Pick<StaffLogRow, 'position' | 'hash'> = { position: -1, hash: FIRST_LOG_HASH },
): boolean =>
  rows.every((row, index) => {
    const last = rows[index - 1] ?? before
    return (
      row.position === last.position + 1 &&
      row.prevHash === last.hash &&
      row.hash === hashLogRow(keys, row)
    )
  })

/**
 * Writes a row of the staff log. Call it in the transaction of what was done, and last in it: other
 * acts of staff wait until the transaction ends, because a chain has one end.
 */
export async function logAct(
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  tx: Db,
  { id: staffId, name: staffName }: Doer,
  done: LoggedAct,
): Promise<void> {
  await serialise(tx, 'staff log')
  const last = await lastLogRow(tx)
  const row = {
    code: null,
    subject: null,
    userId: null,
    cityCode: null,
    reason: null,
    detail: null,
    ...done,
    position: (last?.position ?? -1) + 1,
    at: clock.now(),
    staffId,
    staffName,
    prevHash: last?.hash ?? FIRST_LOG_HASH,
  }
  await addLogRow(tx, { ...row, hash: hashLogRow(keys, row) })
}
