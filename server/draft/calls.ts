import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { getDraft, saveDraft } from './draft'

export const draftCalls = {
  saveDraft: route(calls.saveDraft, signedIn(saveDraft)),
  getDraft: route(calls.getDraft, signedIn(getDraft)),
}
