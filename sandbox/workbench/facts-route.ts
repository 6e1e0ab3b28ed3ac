import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { calls } from '@/contract/calls'
import { cityList } from '@/contract/city-list'
import { createGateway } from '../presets/caller'

export type Facts = Awaited<ReturnType<typeof readFacts>>

/** The choices in the workbench: cities with their products, and calls of the gateway. */
export function factsRoute(app: FastifyInstance, addresses: readonly string[]): void {
  app.get('/facts', () => {
    const { port } = app.server.address() as AddressInfo
    return readFacts(`http://127.0.0.1:${port}`, addresses)
  })
}

async function readFacts(origin: string, addresses: readonly string[]) {
  const { configJsonValue } = await createGateway(() => origin).call('readConfig', {
    appID: 'huimin_insur',
    namespace: 'pre_insure_page',
    key: 'cities',
  })
  const { cities } = v.parse(cityList, JSON.parse(configJsonValue))
  return {
    addresses,
    calls: [...new Set(Object.values(calls).map(({ cmd }) => cmd))].sort(),
    cities: cities.map(({ cityCode, cityName, products }) => ({
      cityCode,
      cityName,
      products: products.map(({ productCode, productName, saleStartAt, saleEndAt }) => ({
        ...{ productCode, productName, saleStartAt, saleEndAt },
      })),
    })),
  }
}
