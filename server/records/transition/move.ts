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
export type ChangeOf<Row> = Partial<Omit<Row, 'id' | StatusColumn>> & {
  [column in StatusColumn]?: never
}

/** `storedStatus` is that of a record whose status changes with the day, before anybody writes it. */
type StatusColumn = 'status' | 'storedStatus'

type Moving<M extends Machine, K extends string, C extends StatusColumn> = PgTable &
  Record<K | C, PgColumn> & { $inferSelect: Record<C, StateOf<M>> & Record<K, string> }

/**
 * Makes the only function that writes the status of a record: the row of `table` whose `key` it has. It
 * works out the next state by the state table, records the transition, and writes the state together
 * with `change`. It answers the moved record; undefined when the table does not allow the event.
 */
export const mover =
  <
    M extends Machine,
    K extends string,
    T extends Moving<M, K, C>,
    C extends StatusColumn = 'status',
  >(
    machine: M,
    table: T,
    key: K,
    column: C = 'status' as C,
  ) =>
  async (
    ctx: Context,
    db: Writes,
    record: T['$inferSelect'],
    event: EventOf<M>,
    change?: ChangeOf<T['$inferSelect']>,
  ): Promise<T['$inferSelect'] | undefined> => {
    const fromState = record[column]
    const next = nextState(tables[machine], fromState, event)
    if (!next.ok) return undefined
    const entityId = record[key]
    const id = ctx.ids.next()
    const at = ctx.clock.now()
    await addTransition(db, { id, machine, entityId, event, fromState, toState: next.value, at })
    const changed = { ...change, [column]: next.value }
    await db
      .update(table)
      .set(changed as PgUpdateSetSource<T>)
      .where(eq(table[key], entityId))
    return { ...record, ...changed }
  }
