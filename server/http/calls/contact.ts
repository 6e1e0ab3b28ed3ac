import { calls } from '@/contract/calls'
import { forgetContact, getContacts, keepContact, keepContacts } from '../../contact/contact'
import { route, signedIn } from '../route'

export const contactRoutes = {
  getContacts: route(calls.getContacts, signedIn(getContacts)),
  keepContact: route(calls.keepContact, signedIn(keepContact)),
  keepContacts: route(calls.keepContacts, signedIn(keepContacts)),
  forgetContact: route(calls.forgetContact, signedIn(forgetContact)),
}
