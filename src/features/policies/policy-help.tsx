import { ServiceDesk } from '@/blocks/service-desk/service-desk'
import type { PolicyDetail } from '@/contract/policy'
import { useServiceEntry } from '@/flows/service-entry'

/** Somebody to ask about a policy, and the mini-program that serves it. */
export const PolicyHelp = ({ policy }: { policy: PolicyDetail }) => (
  <ServiceDesk phone={policy.servicePhone} entry={useServiceEntry(policy)} />
)
