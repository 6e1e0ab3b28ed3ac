import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { nextState, type EventsOf, type StatesOf } from '@/domain/base/state-table'
import { machines } from '@/domain/order/states'
import { rewardMachines } from '@/domain/share/reward'
import { approvalMachines } from '@/domain/staff/approval'
import type { Context } from '../../context/context'
import type { Writes } from '../../db/write-batch'
import { addTransition } from './repo'

export const tables = { ...machines, ...rewardMachines, ...approvalMachines } as const

export type Machine = keyof typeof tables
type StateOf<M extends Machine> = StatesOf<(typeof tables)[M]>
type EventOf<M extends Machine> = EventsOf<(typeof tables)[M]>

/** The columns of a row that may be written without a move. */
export type ChangeOf<Row> = Partial<Omit<Row, 'id' | 'status'>> & { status?: never }

type Moving<M extends Machine, K extends string> = PgTable &
  Record<K, PgColumn> & { $inferSelect: { status: StateOf<M> } & Record<K, string> }

/**
 * Makes the only function that writes the status of a record: the row of `table` whose `key` it has. It
 * works out the next state by the state table, records the transition, and writes the state together
 * with `change`. It answers the moved record; undefined when the table does not allow the event.
 */
export const mover =
  <M extends Machine, K extends string, T extends Moving<M, K>>(machine: M, table: T, key: K) =>
  async (
    ctx: Context,
    db: Writes,
    record: T['$inferSelect'],
    event: EventOf<M>,
    change?: ChangeOf<T['$inferSelect']>,
  ): Promise<T['$inferSelect'] | undefined> => {
    const { status: fromState } = record
    const next = nextState(tables[machine], fromState, event)
    if (!next.ok) return undefined
    const entityId = record[key]
    const id = ctx.ids.next()
    const at = ctx.clock.now()
    await addTransition(db, { id, machine, entityId, event, fromState, toState: next.value, at })
    const changed = { ...change, status: next.value }
    await db
      .update(table)
      .set(changed as PgUpdateSetSource<T>)
      .where(eq(table[key], entityId))
    return { ...record, ...changed }
  }
