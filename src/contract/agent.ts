import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { id, product } from './fields'
import { shownConfirmation } from './shown'
import { wording } from './wording'

/**
 * The agent who sold a policy, with the details the law requires: name, licence and agency
 * (保险代理人监管规定).
 */
export const agentInfo = v.object({
  name: v.string(),
  licenceNo: v.string(),
  companyName: v.string(),
  phone: v.string(),
})
export type AgentInfo = v.InferOutput<typeof agentInfo>

export const getAgentInfo = defineCall({
  cmd: 'getAgentInfoByProposalId',
  prefix: '/rpc/city-insur-agent-v2/',
  access: 'user',
  summary:
    'Who sold an order, for who bought it and for the agent; the agent sees who has confirmed, masked, and nothing else.',
  request: v.strictObject({ proposalId: id }),
  response: v.object({
    role: v.picklist(['APPLICANT', 'AGENT']),
    productName: v.string(),
    wording: v.optional(wording, {}),
    /** Null for an order without an agent. */
    agent: v.nullable(agentInfo),
    people: v.array(v.object({ insurantName: v.string(), ...shownConfirmation.entries })),
  }),
  errors: ['NOT_FOUND'],
})
export type SoldOrder = ResponseOf<typeof getAgentInfo>

export const checkIfAgent = defineCall({
  cmd: 'checkIfAgent',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary: 'Whether this account belongs to somebody in the register of agents.',
  request: v.strictObject({}),
  response: v.object({ isAgent: v.boolean() }),
})

/** The register of agents and the insurer of a product. */

export const listIdentities = defineCall({
  cmd: 'listIdentities',
  prefix: '/rpc/city-insur-agent-v2/',
  access: 'user',
  summary:
    'The entries of this account in the register of agents, each with the mark it sells under.',
  request: v.strictObject({}),
  response: v.object({
    /** A user with at least one entry is an agent. */
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

export const agentCalls = {
  getAgentInfo,
  checkIfAgent,
  listIdentities,
  getInsureCompanyInfo,
}
