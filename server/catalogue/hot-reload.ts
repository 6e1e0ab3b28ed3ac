import type { Day } from '@/domain/time/day'
import type { Catalogue, StoredCatalogue } from './load'

export interface HotReload {
  /**
   * One object for the gateway's whole life. It answers from the last catalogue that was read
   * without faults.
   */
  catalogue: Catalogue
  /**
   * Reads the files again. Throws CatalogueError if they have faults; then the last good catalogue
   * stays.
   */
  reload(): void
}

/**
 * A catalogue that can be read again while the gateway runs, for example when cities or products
 * are added. Nothing of a catalogue is stored elsewhere. Seasons follow the gateway's clock, so
 * that a process may run over midnight.
 */
export function hotReload(read: () => StoredCatalogue, today: () => Day): HotReload {
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
      document: (id) => now().document(id),
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
