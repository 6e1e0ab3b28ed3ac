import { sumFen } from '@/domain/money/money'
import type { EntryKind } from '../../db/schema/ledger'
import type { Entry } from './repo'

/** The sum of all entries of one kind, in fen. */
export const totalFen = (entries: readonly Entry[], kind: EntryKind): number =>
  sumFen(entries.filter((entry) => entry.kind === kind).map(({ amountFen }) => amountFen))
