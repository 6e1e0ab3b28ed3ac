import * as v from 'valibot'
import type { SandboxStore } from './store'

/**
 * Typed access to one kind of record in the store. Changes of a collection run one after the other.
 */
export type Collection<T> = {
  get: (id: string) => Promise<T | undefined>
  list: () => Promise<T[]>
  /** Reads, changes and writes a record, with no other change in between. */
  change: <R>(
    id: string,
    turn: (known: T | undefined) => Change<T, R> | Promise<Change<T, R>>,
  ) => Promise<R>
}

/** The value to write, if any, and the result for the caller. */
type Change<T, R> = { put?: T | undefined; result: R }

export function collection<S extends v.GenericSchema>(
  store: SandboxStore,
  kind: string,
  schema: S,
): Collection<v.InferOutput<S>> {
  type T = v.InferOutput<S>
  let last: Promise<unknown> = Promise.resolve()
  // The store may hold records of an older shape; these count as missing.
  const read = (value: unknown): T | undefined => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : undefined
  }

  return {
    get: async (id) => read(await store.get(kind, id)),
    list: async () => (await store.list(kind)).flatMap((value) => read(value) ?? []),
    change: (id, turn) => {
      const next = last.then(async () => {
        const { put, result } = await turn(read(await store.get(kind, id)))
        if (put !== undefined) await store.put(kind, id, put)
        return result
      })
      last = next.catch(() => undefined)
      return next
    },
  }
}
