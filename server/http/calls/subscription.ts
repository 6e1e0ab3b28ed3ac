import { calls } from '@/contract/calls'
import { getTemplateIds, reportSubscribe } from '../../subscription/subscription'
import { anyone, route } from '../route'

export const subscriptionRoutes = {
  getTemplateIds: route(calls.getTemplateIds, anyone(getTemplateIds)),
  reportSubscribe: route(calls.reportSubscribe, anyone(reportSubscribe)),
}
