import { calls } from '@/contract/calls'
import { getCityConfig } from '../../product/city-config'
import { getFamilyCover } from '../../product/family-cover'
import { getHousekeeperEntry } from '../../product/housekeeper'
import {
  getConfig,
  getInsureFeatures,
  getPageInfo,
  queryConfig,
  readConfig,
} from '../../product/product'
import { getRecommendInfo } from '../../product/recommend'
import { getServiceEntry } from '../../product/service-entry'
import { getTestTag, getVisitorTestTag } from '../../product/test-tag'
import { anyone, readsOwn, route, signedIn } from '../route'

export const productRoutes = {
  readConfig: route(calls.readConfig, anyone(readConfig)),
  getConfig: route(calls.getConfig, anyone(getConfig)),
  queryConfig: route(calls.queryConfig, anyone(queryConfig)),
  getTestTag: route(calls.getTestTag, signedIn(getTestTag)),
  getVisitorTestTag: route(calls.getVisitorTestTag, anyone(getVisitorTestTag)),
  getCityConfig: route(calls.getCityConfig, anyone(getCityConfig)),
  getFamilyCover: route(calls.getFamilyCover, readsOwn(getFamilyCover)),
  getHousekeeperEntry: route(calls.getHousekeeperEntry, anyone(getHousekeeperEntry)),
  getRecommendInfo: route(calls.getRecommendInfo, signedIn(getRecommendInfo)),
  getServiceEntry: route(calls.getServiceEntry, anyone(getServiceEntry)),
  getInsureFeatures: route(calls.getInsureFeatures, anyone(getInsureFeatures)),
  getPageInfo: route(calls.getPageInfo, anyone(getPageInfo)),
}
