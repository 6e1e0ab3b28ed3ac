import type { Tone } from '../ui/tag'

const good = ['PAID', 'EFFECTIVE', 'REFUNDED', 'RENEWED', 'ACTIVE']
const warn = ['PAYING', 'PENDING', 'ISSUING', 'CANCELLING', 'REQUESTED', 'PROCESSING', 'REFUNDING']
const bad = ['ABNORMAL', 'FAILED', 'PART_FAIL', 'NOT_ISSUED', 'SIGN_FAILED', 'LAPSED']

/** How a state of any record looks: settled, under way, or in need of somebody. */
export const toneOf = (status: string): Tone => {
  if (good.includes(status)) return 'good'
  if (warn.includes(status)) return 'warn'
  return bad.includes(status) ? 'bad' : 'plain'
}
