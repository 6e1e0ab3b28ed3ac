import { calls } from '@/contract/calls'
import { cancelProposal } from '../../pay/cancel'
import { checkProposal } from '../../proposal/check'
import { createProposal } from '../../proposal/create'
import {
  getProposal,
  getProposalByOuterId,
  getResult,
  getUnpaidProposal,
} from '../../proposal/detail'
import {
  deleteInsurant,
  getInsurantDetail,
  listHistoricalInsurants,
} from '../../proposal/historical-insurants'
import { confirmHealth, confirmProposal } from '../../proposal/proposal'
import { showPeople } from '../../proposal/show-people'
import { inOneGo, inOneGoChecked, inSteps, route, signedIn } from '../route'

export const proposalRoutes = {
  confirmHealth: route(calls.confirmHealth, inOneGo(confirmHealth)),
  createProposal: route(calls.createProposal, inOneGoChecked(checkProposal, createProposal)),
  confirmProposal: route(calls.confirmProposal, inOneGo(confirmProposal)),
  cancelProposal: route(calls.cancelProposal, inSteps(cancelProposal)),
  getProposal: route(calls.getProposal, signedIn(getProposal)),
  showPeople: route(calls.showPeople, signedIn(showPeople)),
  getUnpaidProposal: route(calls.getUnpaidProposal, signedIn(getUnpaidProposal)),
  getProposalByOuterId: route(calls.getProposalByOuterId, signedIn(getProposalByOuterId)),
  getResult: route(calls.getResult, signedIn(getResult)),
  getInsurantDetail: route(calls.getInsurantDetail, signedIn(getInsurantDetail)),
  deleteInsurant: route(calls.deleteInsurant, signedIn(deleteInsurant)),
  listHistoricalInsurants: route(calls.listHistoricalInsurants, signedIn(listHistoricalInsurants)),
}
