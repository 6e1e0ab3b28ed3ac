import { calls } from '@/contract/calls'
import { buyAgain } from '../../draft/buy-again'
import { getDraft, saveDraft, saveMedicalInfo } from '../../draft/draft'
import { route, signedIn } from '../route'

export const draftRoutes = {
  buyAgain: route(calls.buyAgain, signedIn(buyAgain)),
  saveDraft: route(calls.saveDraft, signedIn(saveDraft)),
  saveMedicalInfo: route(calls.saveMedicalInfo, signedIn(saveMedicalInfo)),
  getDraft: route(calls.getDraft, signedIn(getDraft)),
}
