import { defineCall, type Call, type Schema } from './call'
import { listOrders } from './order'
import { createPayOrder, getCashierOrder, getPayStatus } from './pay'
import { getPolicy, listPolicies } from './policy'
import { confirmProposal, createProposal, getPrice, getResult } from './proposal'
import { getUnpaidProposal } from './unpaid'

/**
 * Calls that have a second address. Request, answer and refusals are
 * the same, and a caller may switch between the addresses at any time.
 */
const at = <Req extends Schema, Res extends Schema>(
  prefix: string,
  cmd: string,
  call: Call<Req, Res>,
): Call<Req, Res> => defineCall({ ...call, prefix, cmd, deprecated: true })

const core = '/api/c/city-insur-core/'
const proposal = '/rpc/city-insur-proposal/'
const data = '/rpc/city-insur-data-query/'

export const getCorePrice = at(core, 'getPrice', getPrice)
export const getCoreResult = at(core, 'getSuccessPageInfo', getResult)
export const getCoreCashier = at(core, 'queryCashierDetail', getCashierOrder)
export const getCoreUnpaid = at(core, 'queryUnpaidProposalInfo', getUnpaidProposal)
export const createCorePayOrder = at(core, 'createPayOrder', createPayOrder)
export const getCorePayStatus = at(core, 'queryPayStatus', getPayStatus)
export const createCoreProposal = at(core, 'doProposal', createProposal)
export const createProposalV2 = at(proposal, 'doProposalTocV2', createProposal)
export const confirmProposalV2 = at(proposal, 'confirmedProposalTocV2', confirmProposal)
export const createPlainPayOrder = at('/rpc/city-insur-pay/', 'createPayOrder', createPayOrder)
export const queryPolicyList = at(data, 'getPolicyList', listPolicies)
export const queryPolicyDetail = at(data, 'getPolicyDetail', getPolicy)
export const getInsurePolicy = at('/api/health-insure-api/', 'getPolicyDetail', getPolicy)
export const queryProposalList = at(data, 'getProposalList', listOrders)

export const otherAddressesCalls = {
  getCorePrice,
  getCoreResult,
  getCoreCashier,
  getCoreUnpaid,
  createCorePayOrder,
  getCorePayStatus,
  createCoreProposal,
  createProposalV2,
  confirmProposalV2,
  createPlainPayOrder,
  queryPolicyList,
  queryPolicyDetail,
  getInsurePolicy,
  queryProposalList,
}
