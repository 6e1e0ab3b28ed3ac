import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import { postSigned, type SignedOptions } from '../signed/post'
import { decisions, type Underwriting } from './port'

const answer = v.object({ policyNo: v.string(), decision: v.picklist(decisions) })

export const createUnderwriting = (options: SignedOptions): Underwriting => ({
  decide: async (policy) => {
    const reply = await postSigned(options, '/v1/decisions', policy, answer)
    if (!reply.ok) return reply
    // An answer about another policy says nothing about this one.
    return reply.value.policyNo === policy.policyNo ? ok(reply.value.decision) : fail('UNKNOWN')
  },
})
