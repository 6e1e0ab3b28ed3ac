import { calls } from '@/contract/calls'
import { anyone, route, signedIn } from '../route'
import { getOrderReceipt, getPolicyFile, verifyPolicy } from './paper'

export const paperCalls = {
  getPolicyFile: route(calls.getPolicyFile, signedIn(getPolicyFile)),
  getOrderReceipt: route(calls.getOrderReceipt, signedIn(getOrderReceipt)),
  verifyPolicy: route(calls.verifyPolicy, anyone(verifyPolicy)),
}
