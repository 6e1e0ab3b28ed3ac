import { calls } from '@/contract/calls'
import { anyone, route } from '../route'
import { getPageInfo, readConfig } from './product'

export const productCalls = {
  readConfig: route(calls.readConfig, anyone(readConfig)),
  getPageInfo: route(calls.getPageInfo, anyone(getPageInfo)),
}
