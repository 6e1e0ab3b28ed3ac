import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import { checkIfAgent } from '@/contract/agent-check'
import { getTemplateIds } from '@/contract/subscribe'
import { isAgentMode } from '@/domain/address/browser-env'
import { templatesToOffer } from '@/domain/choice/subscribe-status'
import { target } from '@/platform/device'
import { can, host } from '@/platform/environment'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'

/**
 * How messages are asked for here: by a button of WeChat's own on this page, or on a page of the
 * mini-program around us. Elsewhere nobody can ask.
 */
type Way = 'button' | 'page'

const findWay = async (): Promise<Way | undefined> => {
  if (target === 'weapp') return 'button'
  if (can('miniProgramBridge')) return 'page'
  if (host() !== 'official-account') return undefined
  const { configureJsSdk } = await import('@/flows/js-sdk')
  await configureJsSdk()
  return can('openTags') ? 'button' : undefined
}

interface Offer {
  way: Way
  templateIds: readonly string[]
}

/** What somebody may be asked here and now; null for agents, and where nobody can ask. */
export const useSubscribing = (subscribeId: string): Offer | null | undefined => {
  const isAgent = useVisit(({ context }) => isAgentMode(context))
  const [offer, setOffer] = useState<Offer | null>()
  useEffect(() => {
    let left = false
    const find = async () => {
      const way = isAgent ? undefined : await findWay()
      // A failure is silent: a missed subscription stops nobody (specification section 8).
      const known = way && (await send(getTemplateIds, { subscribeId }))
      // Who stands in the register is an agent, whatever address was opened.
      const registered = known?.ok && isSignedIn() ? await send(checkIfAgent, {}) : undefined
      if (left) return
      const isRegistered = registered?.ok === true && registered.value.isAgent
      const templateIds = known?.ok
        ? templatesToOffer({ templates: known.value.templateIdList, isAgent: isRegistered })
        : []
      setOffer(way && templateIds.length > 0 ? { way, templateIds } : null)
    }
    void find()
    return () => {
      left = true
    }
  }, [subscribeId, isAgent])
  return offer
}
