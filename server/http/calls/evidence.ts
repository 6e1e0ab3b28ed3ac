import { calls } from '@/contract/calls'
import { saveTrace } from '../../evidence/evidence'
import { anyone, route } from '../route'

export const evidenceRoutes = {
  saveTrace: route(calls.saveTrace, anyone(saveTrace)),
}
