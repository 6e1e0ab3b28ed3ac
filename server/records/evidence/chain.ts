import type { Keys } from '../../context/keys'
import type { EvidenceEventRow } from './repo'

/** The hash that the first step of every chain follows. */
export const FIRST_HASH = ''

/**
 * The hash of one step. It is keyed, and the key is not in the database, so a person who can write
 * rows still cannot forge a chain. It covers every column and the hash before, so a changed,
 * removed or inserted row breaks the chain.
 */
export const hashStep = (keys: Keys, row: Omit<EvidenceEventRow, 'hash' | 'month'>): string =>
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

/**
 * Whether every step has its position, follows the hash before it and has the right hash itself.
 */
export const isChainSound = (keys: Keys, rows: readonly EvidenceEventRow[]): boolean =>
  rows.every(
    (row, index) =>
      row.position === index &&
      row.prevHash === (rows[index - 1]?.hash ?? FIRST_HASH) &&
      row.hash === hashStep(keys, row),
  )
