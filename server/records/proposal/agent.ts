import type { Agent } from '../../catalogue/shared-files'
import type { Context } from '../../context/context'
import type { Proposal } from './repo'

/**
 * The public data of the selling agent. It leaves out the mobile number, with which the agent logs
 * in.
 */
export function agentOf(ctx: Context, { agentWtag }: Proposal): Omit<Agent, 'mobile'> | null {
  const known = agentWtag === null ? undefined : ctx.catalogue.agent(agentWtag)
  if (!known) return null
  const { name, licenceNo, companyName, phone } = known
  return { name, licenceNo, companyName, phone }
}
