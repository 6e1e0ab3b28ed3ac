import { calls } from '@/contract/calls'
import { reportFault } from '../../fault/fault'
import { anyone, route } from '../route'

export const faultRoutes = {
  reportFault: route(calls.reportFault, anyone(reportFault)),
}
