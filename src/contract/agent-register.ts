import * as v from 'valibot'
import { agentInfo } from './agent'
import { defineCall } from './call'
import { product } from './fields'

/** The register of agents and the insurer of a product. */

export const listIdentities = defineCall({
  cmd: 'listIdentities',
  prefix: '/rpc/city-insur-agent-v2/',
  access: 'user',
  summary:
    'The entries of this account in the register of agents, each with the mark it sells under.',
  request: v.strictObject({}),
  response: v.object({
    /** A user with at least one entry is an agent (specification section 3). */
    identities: v.array(v.object({ agentWtag: v.string(), ...agentInfo.entries })),
  }),
})

export const getInsureCompanyInfo = defineCall({
  cmd: 'getInsureCompanyInfo',
  prefix: '/rpc/city-insur-agent-v2/',
  access: 'visitor',
  summary: 'Who insures by a product, and how to reach them.',
  request: v.strictObject(product),
  response: v.object({ companyName: v.string(), servicePhone: v.string() }),
  errors: ['NOT_FOUND'],
})

export const agentRegisterCalls = {
  listIdentities,
  getInsureCompanyInfo,
}
