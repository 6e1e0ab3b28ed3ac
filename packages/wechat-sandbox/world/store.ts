/**
 * The store for what a real service would remember. Orders survive a killed gateway, as they would
 * at WeChat Pay. Values are JSON; `list` gives them in the order of their first put.
 */
export type SandboxStore = {
  get: (kind: string, id: string) => Promise<unknown>
  put: (kind: string, id: string, value: unknown) => Promise<void>
  list: (kind: string) => Promise<unknown[]>
  clear: () => Promise<void>
}

export type Entries = Map<string, Map<string, unknown>>

export function keep(entries: Entries, kind: string, id: string, value: unknown): void {
  const known = entries.get(kind) ?? new Map<string, unknown>()
  entries.set(kind, known.set(id, value))
}

/** A store in memory; its content is lost with the process. */
export function createMemoryStore(entries: Entries = new Map()): SandboxStore {
  return {
    get: async (kind, id) => entries.get(kind)?.get(id),
    put: async (...entry) => keep(entries, ...entry),
    list: async (kind) => [...(entries.get(kind)?.values() ?? [])],
    clear: async () => {
      entries.clear()
    },
  }
}

/** The same store, which also tells listeners of each change. */
export const tellOfChanges = (
  store: SandboxStore,
  { tell }: { tell: () => void },
): SandboxStore => ({
  ...store,
  put: async (...entry) => {
    await store.put(...entry)
    tell()
  },
  clear: async () => {
    await store.clear()
    tell()
  },
})
