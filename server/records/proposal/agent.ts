import type { Agent } from '../../catalogue/shared-files'
import type { Context } from '../../context/context'
import type { Proposal } from './repo'

/** What everybody may know of who sold something: all but the mobile, which signs the agent in. */
export function agentOf(ctx: Context, { agentWtag }: Proposal): Omit<Agent, 'mobile'> | null {
  const known = agentWtag === null ? undefined : ctx.catalogue.agent(agentWtag)
  if (!known) return null
  const { name, licenceNo, companyName, phone } = known
  return { name, licenceNo, companyName, phone }
}
