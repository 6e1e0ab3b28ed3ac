import { calls } from '@/contract/calls'
import { readLicence } from '../../licence/read-licence'
import { route, signedIn } from '../route'

export const licenceRoutes = {
  readLicence: route(calls.readLicence, signedIn(readLicence)),
}
