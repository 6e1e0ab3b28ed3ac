import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { shownConfirmation } from './confirmation'
import { id } from './fields'
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
