import type { Keys } from '../../context/keys'
import type { TraceEventRow } from './repo'

/** What the first step of every chain follows. */
export const FIRST_HASH = ''

/**
 * Keyed, and the key is not in the database: who can write rows still cannot make a chain. Over
 * every column and the hash before, so a changed, removed or inserted row breaks it.
 */
export const hashStep = (keys: Keys, row: Omit<TraceEventRow, 'hash'>): string =>
  keys.hash(
    JSON.stringify([
      row.prevHash,
      row.traceId,
      row.position,
      row.clientSeq,
      row.type,
      row.pageId,
      row.pageVersion,
      row.textHash,
      row.clientAt,
      row.detail && Object.entries(row.detail).sort(([a], [b]) => (a < b ? -1 : 1)),
      row.at,
    ]),
    'traceStep',
  )

export const isChainSound = (keys: Keys, rows: readonly TraceEventRow[]): boolean =>
  rows.every(
    (row, index) =>
      row.position === index &&
      row.prevHash === (rows[index - 1]?.hash ?? FIRST_HASH) &&
      row.hash === hashStep(keys, row),
  )
