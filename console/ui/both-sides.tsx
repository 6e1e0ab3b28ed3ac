import type * as v from 'valibot'
import { actCopy } from '../copy/acts'
import { Table } from './table'

/** A record that a form changes, as this person saw it, and how to tell how it is now. */
export interface Seen<T> {
  record: T
  /** Reads the `current` of a CONFLICT. */
  schema: v.GenericSchema<unknown, T>
  /** Names and values in words, always the same names in the same order. */
  facts: (of: T) => readonly (readonly [string, string])[]
}

/** What somebody else changed meanwhile: what was seen, and what is so now. */
export function BothSides<T>({ seen, now }: { seen: Seen<T>; now: T }) {
  const before = seen.facts(seen.record)
  const rows = seen.facts(now).map(([name, value], at) => ({
    ...{ name, value },
    was: before[at]?.[1] ?? '—',
  }))
  return (
    <Table
      name={actCopy.bothSides}
      rows={rows.filter(({ value, was }) => value !== was)}
      keyOf={({ name }) => name}
      columns={[
        { title: actCopy.what, cell: ({ name }) => name },
        { title: actCopy.seen, cell: ({ was }) => was },
        { title: actCopy.now, cell: ({ value }) => <strong>{value}</strong> },
      ]}
    />
  )
}
