import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { buyAgain } from './buy-again'
import { getDraft, saveDraft, saveMedicalInfo } from './draft'

export const draftCalls = {
  buyAgain: route(calls.buyAgain, signedIn(buyAgain)),
  saveDraft: route(calls.saveDraft, signedIn(saveDraft)),
  saveMedicalInfo: route(calls.saveMedicalInfo, signedIn(saveMedicalInfo)),
  getDraft: route(calls.getDraft, signedIn(getDraft)),
}
