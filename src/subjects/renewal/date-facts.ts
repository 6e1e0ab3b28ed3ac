import type { RenewalSwitch } from '@/contract/renewal'
import { renewal } from '@/copy/records/renewal'
import { renewalContract as copy } from './copy/renewal-contract'

/** The dates of a renewal and how it is paid. */
export const dateFacts = ({ dates }: RenewalSwitch) => [
  { name: copy.noticeOn, value: dates.noticeOn },
  { name: renewal.dueOn, value: dates.dueOn },
  { name: copy.effectiveOn, value: dates.effectiveOn },
  { name: copy.way, value: copy.wayText },
]
