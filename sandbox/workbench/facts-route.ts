import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { cityList } from '@/contract/city'
import { salePeriod } from '@/domain/time/sale-window'
import type { FaultTable } from '@huimin/wechat-sandbox'
import { createGateway } from '../control/presets/caller'
import { faultsOfPorts } from '../services/core/port'

export type Facts = Awaited<ReturnType<typeof readFacts>>

interface Wanted {
  addresses: readonly string[]
  faults: FaultTable
  consolePort: number | undefined
}

/** The choices in the workbench: cities with their products, and what can fail. */
export function factsRoute(app: FastifyInstance, wanted: Wanted): void {
  app.get('/facts', () => {
    const { port } = app.server.address() as AddressInfo
    return readFacts(`http://127.0.0.1:${port}`, wanted)
  })
}

async function readFacts(origin: string, { addresses, faults, consolePort = 0 }: Wanted) {
  const { configJsonValue } = await createGateway(() => origin).call('readConfig', {
    appID: 'huimin_insur',
    namespace: 'pre_insure_page',
    key: 'cities',
  })
  const { cities } = v.parse(cityList, JSON.parse(configJsonValue))
  return {
    addresses,
    /** The port of the operators' console; 0 where there is none. */
    consolePort,
    faultNames: faults.names(),
    /** How each port of an insurer's core can go wrong: codes of its faults. */
    coreFaults: faultsOfPorts,
    cities: cities.map(({ cityCode, cityName, products }) => ({
      cityCode,
      cityName,
      products: products.map(({ productCode, productName, ...sale }) => ({
        ...{ productCode, productName, saleEndAt: salePeriod(sale).endAt },
      })),
    })),
  }
}
