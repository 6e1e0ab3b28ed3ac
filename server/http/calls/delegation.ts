import { calls } from '@/contract/calls'
import { acceptDelegation, handInDelegatedForm, saveDelegatedForm } from '../../delegation/fill'
import { endDelegation, listDelegations, makeDelegation } from '../../delegation/link'
import { getDelegation } from '../../delegation/show'
import { showDelegatedPeople } from '../../delegation/show-people'
import { takeDelegatedForm } from '../../delegation/take'
import { anyone, inOneGo, route, signedIn } from '../route'

export const delegationRoutes = {
  makeDelegation: route(calls.makeDelegation, signedIn(makeDelegation)),
  listDelegations: route(calls.listDelegations, signedIn(listDelegations)),
  endDelegation: route(calls.endDelegation, inOneGo(endDelegation)),
  takeDelegatedForm: route(calls.takeDelegatedForm, inOneGo(takeDelegatedForm)),
  showDelegatedPeople: route(calls.showDelegatedPeople, signedIn(showDelegatedPeople)),
  getDelegation: route(calls.getDelegation, anyone(getDelegation)),
  acceptDelegation: route(calls.acceptDelegation, signedIn(acceptDelegation)),
  saveDelegatedForm: route(calls.saveDelegatedForm, signedIn(saveDelegatedForm)),
  handInDelegatedForm: route(calls.handInDelegatedForm, inOneGo(handInDelegatedForm)),
}
