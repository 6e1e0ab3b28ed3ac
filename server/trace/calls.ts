import { calls } from '@/contract/calls'
import { anyone, route } from '../route'
import { saveTrace } from './trace'

export const traceCalls = {
  saveTrace: route(calls.saveTrace, anyone(saveTrace)),
}
