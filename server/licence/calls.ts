import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { readLicence } from './read-licence'

export const licenceCalls = {
  readLicence: route(calls.readLicence, signedIn(readLicence)),
}
