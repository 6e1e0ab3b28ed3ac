import { fail, ok, type Result } from './result'

/** State -> event -> next state. A move that is not in the table is impossible. */
export type StateTable = Readonly<Record<string, Readonly<Record<string, string>>>>

export type StatesOf<T> = Extract<keyof T, string>
export type EventsOf<T> = { [S in StatesOf<T>]: Extract<keyof T[S], string> }[StatesOf<T>]

export type MoveFault = 'UNKNOWN_STATE' | 'ILLEGAL_MOVE'

/** Ignores inherited keys: 'toString' is neither a state nor an event. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.prototype.hasOwnProperty.call(table, key) ? table[key] : undefined

/** Answers the next state, or why the move is illegal. */
export const nextState = (
  table: StateTable,
  from: string,
  event: string,
): Result<string, MoveFault> => {
  const events = own(table, from)
  if (!events) return fail('UNKNOWN_STATE')
  const next = own(events, event) ?? ''
  return own(table, next) ? ok(next) : fail('ILLEGAL_MOVE')
}
