import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What the provider knows of sessions, grants and codes. It is gone when the sandbox ends. */
export function createMemory(now: () => number): (kind: string) => Adapter {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>()
  const all = () => [...entries.values()].filter(({ until }) => now() < until)
  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`
    const find = (id: string) => {
      const entry = entries.get(keyOf(id))
      return entry && now() < entry.until ? entry.payload : undefined
    }
    return {
      upsert: async (id, payload, expiresIn) => {
        const until = expiresIn ? now() + expiresIn * 1000 : Infinity
        entries.set(keyOf(id), { payload, until })
      },
      find: async (id) => find(id),
      findByUid: async (uid) => all().find(({ payload }) => payload.uid === uid)?.payload,
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = find(id)
        if (payload) payload['consumed'] = Math.floor(now() / 1000)
      },
      destroy: async (id) => {
        entries.delete(keyOf(id))
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries)
          if (payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
