import { calls } from '@/contract/calls'
import { saveTrace } from '../../trace/trace'
import { anyone, route } from '../route'

export const traceCalls = {
  saveTrace: route(calls.saveTrace, anyone(saveTrace)),
}
