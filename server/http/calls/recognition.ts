import { calls } from '@/contract/calls'
import { readIdCard } from '../../recognition/read-id-card'
import { readLicence } from '../../recognition/read-licence'
import { route, signedIn } from '../route'

export const recognitionRoutes = {
  readLicence: route(calls.readLicence, signedIn(readLicence)),
  readIdCard: route(calls.readIdCard, signedIn(readIdCard)),
}
