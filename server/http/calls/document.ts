import { calls } from '@/contract/calls'
import { getOrderReceipt, getPolicyFile, verifyPolicy } from '../../document/document'
import { anyone, route, signedIn } from '../route'

export const documentRoutes = {
  getPolicyFile: route(calls.getPolicyFile, signedIn(getPolicyFile)),
  getOrderReceipt: route(calls.getOrderReceipt, signedIn(getOrderReceipt)),
  verifyPolicy: route(calls.verifyPolicy, anyone(verifyPolicy)),
}
