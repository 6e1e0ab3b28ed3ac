import { appointmentJobs } from '../appointment/jobs'
import { booksJobs } from '../books/jobs'
import { draftJobs } from '../draft/jobs'
import { idempotencyJobs } from '../idempotency/jobs'
import { messageJobs } from '../message/jobs'
import { payJobs } from '../pay/jobs'
import { policyJobs } from '../policy/jobs'
import { privacyJobs } from '../privacy/jobs'
import { proposalJobs } from '../proposal/jobs'
import { reminderJobs } from '../reminder/jobs'
import { renewalJobs } from '../renewal/jobs'
import { shareJobs } from '../share/jobs'
import { traceJobs } from '../trace/jobs'
import { underwritingJobs } from '../underwriting/jobs'
import { watchJobs } from '../watch/jobs'
import type { Job } from './job'

/** Every job of the gateway; a round in tests runs them in this order. */
export const all: readonly Job[] = [
  ...payJobs,
  ...proposalJobs,
  ...underwritingJobs,
  ...renewalJobs,
  ...policyJobs,
  ...shareJobs,
  ...appointmentJobs,
  ...reminderJobs,
  ...messageJobs,
  ...draftJobs,
  ...idempotencyJobs,
  ...privacyJobs,
  ...traceJobs,
  ...booksJobs,
  ...watchJobs,
]
