import type { IssueRequest } from '../index'
import { expectStatus } from './case'
import { order } from './orders'
import type { Talk } from './talk'

/** Issues a policy for a case about what happens to it afterwards. */
export async function issued(core: Talk, name?: string, more: Partial<IssueRequest> = {}) {
  const request = { ...order(core.options.productCode, name), ...more }
  const answer = expectStatus('issuing', await core.finalAnswer('issue', request), 'ISSUED')
  return { request, answer, policyNo: answer.policyNo, policyKey: request.key }
}
