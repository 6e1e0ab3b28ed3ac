import { calls } from '@/contract/calls'
import { saveTrace } from '../../evidence/evidence'
import { anyone, route } from '../route'

export const evidenceCalls = {
  saveTrace: route(calls.saveTrace, anyone(saveTrace)),
}
