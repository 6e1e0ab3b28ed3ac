import * as v from 'valibot'
import { product } from './fields'
import { listOrders } from './order'
import { createPayOrder, getCashierOrder, getPayStatus } from './pay'
import { getPolicy, listPolicies } from './policy'
import { getPrice, getResult, getUnpaidProposal } from './proposal'

/**
 * The specification names some calls under several addresses (section 7): partners use one or the
 * other. Our own pages use the first; a second answers the same by the same use-case.
 */
const core = '/api/c/city-insur-core/'
const dataQuery = '/rpc/city-insur-data-query/'

export const getCorePrice = { ...getPrice, cmd: 'getPrice', prefix: core }
export const getCoreResult = { ...getResult, cmd: 'getSuccessPageInfo', prefix: core }
export const createCorePayOrder = { ...createPayOrder, cmd: 'createPayOrder', prefix: core }
export const getCorePayStatus = { ...getPayStatus, prefix: core }
export const getCashierDetail = { ...getCashierOrder, cmd: 'queryCashierDetail' }
export const pullPolicies = { ...listPolicies, cmd: 'pullPolicyInfo', prefix: core }
export const createPlainPayOrder = { ...createPayOrder, cmd: 'createPayOrder' }
export const getUnpaidInfo = {
  ...getUnpaidProposal,
  cmd: 'queryUnpaidProposalInfo',
  prefix: core,
  request: v.strictObject(product),
}
export const queryPolicyList = { ...listPolicies, cmd: 'queryPolicyList', prefix: dataQuery }
export const queryPolicyDetail = { ...getPolicy, cmd: 'queryPolicyDetail', prefix: dataQuery }
export const queryProposalList = { ...listOrders, cmd: 'queryProposalList', prefix: dataQuery }
