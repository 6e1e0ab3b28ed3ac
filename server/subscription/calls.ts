import { calls } from '@/contract/calls'
import { anyone, route } from '../route'
import { getTemplateIds, reportSubscribe } from './subscription'

export const subscriptionCalls = {
  getTemplateIds: route(calls.getTemplateIds, anyone(getTemplateIds)),
  reportSubscribe: route(calls.reportSubscribe, anyone(reportSubscribe)),
}
