import { calls } from '@/contract/calls'
import { addSubscribe, checkSubscribe, existSubscribe } from '../../reminder/reminder'
import { anyone, route, signedIn } from '../route'

export const reminderRoutes = {
  checkSubscribe: route(calls.checkSubscribe, anyone(checkSubscribe)),
  existSubscribe: route(calls.existSubscribe, anyone(existSubscribe)),
  addSubscribe: route(calls.addSubscribe, signedIn(addSubscribe)),
}
