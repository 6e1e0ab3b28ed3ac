import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { buyAgain } from './buy-again'
import { getDraft, saveDraft } from './draft'

export const draftCalls = {
  buyAgain: route(calls.buyAgain, signedIn(buyAgain)),
  saveDraft: route(calls.saveDraft, signedIn(saveDraft)),
  getDraft: route(calls.getDraft, signedIn(getDraft)),
}
