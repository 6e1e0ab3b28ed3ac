import type { Job } from '../records/jobs/job'
import { bookingJobs } from './booking'
import { draftJobs } from './draft'
import { evidenceJobs } from './evidence'
import { idempotencyJobs } from './idempotency'
import { insurerJobs } from './insurer'
import { ledgerJobs } from './ledger'
import { messageJobs } from './message'
import { payJobs } from './pay'
import { policyJobs } from './policy'
import { privacyJobs } from './privacy'
import { proposalJobs } from './proposal'
import { reminderJobs } from './reminder'
import { renewalJobs } from './renewal'
import { shareJobs } from './share'
import { staffJobs } from './staff'
import { underwritingJobs } from './underwriting'
import { watchJobs } from './watch'

/** Every job of the gateway. `runJobs` runs them in this order. */
export const all: readonly Job[] = [
  ...payJobs,
  ...proposalJobs,
  ...insurerJobs,
  ...underwritingJobs,
  ...renewalJobs,
  ...policyJobs,
  ...shareJobs,
  ...bookingJobs,
  ...reminderJobs,
  ...messageJobs,
  ...draftJobs,
  ...idempotencyJobs,
  ...privacyJobs,
  ...evidenceJobs,
  ...ledgerJobs,
  ...staffJobs,
  ...watchJobs,
]
