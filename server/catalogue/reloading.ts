import type { Day } from '@/domain/time/day'
import type { Catalogue, StoredCatalogue } from './load'

export interface Reloading {
  /** One object for as long as the gateway runs; what it answers is of the last good reading. */
  catalogue: Catalogue
  /** Reads again. Throws CatalogueError when something is wrong; then the last good one stays. */
  reload(): void
}

/**
 * Cities and products can be added while the gateway runs: nothing of a catalogue is kept elsewhere.
 * Seasons are those of today by the gateway's clock, so that a process may run over any midnight.
 */
export function reloading(read: () => StoredCatalogue, today: () => Day): Reloading {
  let stored = read()
  let dated: { day: Day; catalogue: Catalogue } | undefined
  const now = (): Catalogue => {
    const day = today()
    if (dated?.day !== day) dated = { day, catalogue: stored.on(day) }
    return dated.catalogue
  }
  return {
    catalogue: {
      products: () => now().products(),
      product: (cityCode, productCode) => now().product(cityCode, productCode),
      page: (cityCode, productCode) => now().page(cityCode, productCode),
      config: (namespace, key) => now().config(namespace, key),
      comparison: (componentId) => now().comparison(componentId),
      agent: (agentWtag) => now().agent(agentWtag),
      agents: () => now().agents(),
      partner: (source) => now().partner(source),
    },
    reload: () => {
      stored = read()
      dated = undefined
    },
  }
}
