import { calls } from '@/contract/calls'
import { anyone, route, signedIn } from '../route'
import { addSubscribe, checkSubscribe, existSubscribe } from './reminder'

export const reminderCalls = {
  checkSubscribe: route(calls.checkSubscribe, anyone(checkSubscribe)),
  existSubscribe: route(calls.existSubscribe, anyone(existSubscribe)),
  addSubscribe: route(calls.addSubscribe, signedIn(addSubscribe)),
}
