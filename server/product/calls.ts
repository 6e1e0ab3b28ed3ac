import { calls } from '@/contract/calls'
import { anyone, route, signedIn } from '../route'
import { getCityConfig } from './city-config'
import { getFamilyCover } from './family-cover'
import { getHousekeeperEntry } from './housekeeper'
import { getConfig, getInsureFeatures, getPageInfo, queryConfig, readConfig } from './product'
import { getRecommendInfo } from './recommend'
import { getServiceEntry } from './service-entry'
import { getTestTag, getVisitorTestTag } from './test-tag'

export const productCalls = {
  readConfig: route(calls.readConfig, anyone(readConfig)),
  getConfig: route(calls.getConfig, anyone(getConfig)),
  queryConfig: route(calls.queryConfig, anyone(queryConfig)),
  getTestTag: route(calls.getTestTag, signedIn(getTestTag)),
  getVisitorTestTag: route(calls.getVisitorTestTag, anyone(getVisitorTestTag)),
  getCityConfig: route(calls.getCityConfig, anyone(getCityConfig)),
  getFamilyCover: route(calls.getFamilyCover, signedIn(getFamilyCover)),
  getHousekeeperEntry: route(calls.getHousekeeperEntry, anyone(getHousekeeperEntry)),
  getRecommendInfo: route(calls.getRecommendInfo, signedIn(getRecommendInfo)),
  getServiceEntry: route(calls.getServiceEntry, anyone(getServiceEntry)),
  getInsureFeatures: route(calls.getInsureFeatures, anyone(getInsureFeatures)),
  getPageInfo: route(calls.getPageInfo, anyone(getPageInfo)),
}
