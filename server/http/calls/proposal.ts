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
import { inOneGo, inOneGoChecked, inSteps, readsOwn, route, signedIn, stepOfBuying } from '../route'

export const proposalRoutes = {
  confirmHealth: stepOfBuying(route(calls.confirmHealth, inOneGo(confirmHealth))),
  createProposal: stepOfBuying(
    route(calls.createProposal, inOneGoChecked(checkProposal, createProposal)),
  ),
  confirmProposal: stepOfBuying(route(calls.confirmProposal, inOneGo(confirmProposal))),
  cancelProposal: route(calls.cancelProposal, inSteps(cancelProposal)),
  getProposal: route(calls.getProposal, readsOwn(getProposal)),
  showPeople: route(calls.showPeople, signedIn(showPeople)),
  getUnpaidProposal: route(calls.getUnpaidProposal, readsOwn(getUnpaidProposal)),
  getProposalByOuterId: route(calls.getProposalByOuterId, readsOwn(getProposalByOuterId)),
  getResult: route(calls.getResult, readsOwn(getResult)),
  getInsurantDetail: route(calls.getInsurantDetail, readsOwn(getInsurantDetail)),
  deleteInsurant: route(calls.deleteInsurant, signedIn(deleteInsurant)),
  listHistoricalInsurants: route(calls.listHistoricalInsurants, readsOwn(listHistoricalInsurants)),
}
