import type { Catalogue } from './load'

export interface Reloading {
  /** One object for as long as the gateway runs; what it answers is of the last good reading. */
  catalogue: Catalogue
  /** Reads again. Throws CatalogueError when something is wrong; then the last good one stays. */
  reload(): void
}

/** Cities and products can be added while the gateway runs: nothing of a catalogue is kept elsewhere. */
export function reloading(load: () => Catalogue): Reloading {
  let now = load()
  return {
    catalogue: {
      products: () => now.products(),
      product: (cityCode, productCode) => now.product(cityCode, productCode),
      page: (cityCode, productCode) => now.page(cityCode, productCode),
      config: (namespace, key) => now.config(namespace, key),
      comparison: (componentId) => now.comparison(componentId),
      agent: (agentWtag) => now.agent(agentWtag),
      agents: () => now.agents(),
      partner: (source) => now.partner(source),
    },
    reload: () => {
      now = load()
    },
  }
}
