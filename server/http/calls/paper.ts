import { calls } from '@/contract/calls'
import { getOrderReceipt, getPolicyFile, verifyPolicy } from '../../paper/paper'
import { anyone, route, signedIn } from '../route'

export const paperCalls = {
  getPolicyFile: route(calls.getPolicyFile, signedIn(getPolicyFile)),
  getOrderReceipt: route(calls.getOrderReceipt, signedIn(getOrderReceipt)),
  verifyPolicy: route(calls.verifyPolicy, anyone(verifyPolicy)),
}
