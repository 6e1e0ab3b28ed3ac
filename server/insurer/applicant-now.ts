import type { RequestOf } from '@huimin/insurer-core'
import type { Context } from '../context/context'
import type { InsurerRequest } from '../records/insurer/repo'
import type { Proposal } from '../records/proposal/repo'
import { openBody } from './sealed-body'
import { applicantOf } from './wire'

/**
 * The applicant of an order with the corrections that the core has acknowledged, or also with those that
 * it was asked for.
 */
export function applicantNow(
  ctx: Context,
  proposal: Proposal,
  requests: readonly InsurerRequest[],
  { withOpen = false } = {},
): ReturnType<typeof applicantOf> {
  const applicant = applicantOf(ctx, proposal)
  const endorsed = requests.filter(
    ({ port, answer }) =>
      port === 'endorse' && (answer?.status === 'ENDORSED' || (withOpen && answer === null)),
  )
  for (const request of endorsed) {
    const { change } = JSON.parse(openBody(ctx, request)) as RequestOf<'endorse'>
    if (change.kind === 'contact' && change.who === 'applicant') applicant.mobile = change.mobile
  }
  return applicant
}
