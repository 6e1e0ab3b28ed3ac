import { calls } from '@/contract/calls'
import { anyone, route } from '../route'
import { reportFault } from './fault'

export const faultCalls = {
  reportFault: route(calls.reportFault, anyone(reportFault)),
}
