import type { CallName } from '@/contract/calls'
import type { RemoteGateway } from './remote'

/**
 * The calls that pages send for somebody who only looks: the cities, a product's page and what is
 * shown on it. test/integration/growth/opening-evening proves what they cost, and test/e2e-h5/entry/visitors that
 * pages send no others.
 */
export const visitorCalls = [
  'readConfig',
  'queryConfig',
  'getConfig',
  'getPageInfo',
  'getCityConfig',
  'getVisitorTestTag',
  'getInsureFeatures',
  'getServiceEntry',
] as const satisfies readonly CallName[]

const product = { cityCode: '310000', productCode: 'PP57' }
const pages = { appID: 'huimin_insur', namespace: 'pre_insure_page' } as const

/** One visitor comes by the list of cities and looks at a product. */
export async function visit({ call }: RemoteGateway): Promise<void> {
  await call('readConfig', { ...pages, key: 'cities' })
  await call('readConfig', { ...pages, key: 'insure' })
  await call('readConfig', { ...pages, namespace: 'insure_product_page', key: '310000_PP57' })
  await call('queryConfig', { appID: 'promotion', namespace: 'activity_config', keys: ['A'] })
  await call('getConfig', { ...pages, key: 'cities' })
  await call('getPageInfo', { ...product, version: 3 })
  await call('getCityConfig', { cityCode: '310000' })
  await call('getVisitorTestTag', { componentId: 'insure-faq' })
  await call('getInsureFeatures', product)
  await call('getServiceEntry', product)
}
