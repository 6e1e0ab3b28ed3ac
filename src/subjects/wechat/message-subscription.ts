import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import { checkIfAgent } from '@/contract/agent'
import { getTemplateIds, reportSubscribe } from '@/contract/reminder'
import { isAgentMode } from '@/domain/address/browser-env'
import { templatesToOffer } from '@/domain/reminder/reminder'
import { asksForMessages } from '@/platform/app'
import { can, host } from '@/platform/environment'
import type { SubscribeAnswer } from '@/platform/subscribe'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'

/**
 * How messages can be asked for: by WeChat's button on this page, or on a page of the surrounding
 * mini-program. Other hosts cannot ask.
 */
type Way = 'button' | 'page'

const findWay = async (): Promise<Way | undefined> => {
  if (asksForMessages) return 'button'
  if (can('miniProgramBridge')) return 'page'
  if (host() !== 'official-account') return undefined
  const { configureJsSdk } = await import('./js-sdk')
  await configureJsSdk()
  return can('openTags') ? 'button' : undefined
}

interface Offer {
  way: Way
  templateIds: readonly string[]
}

/** The messages that the user may be asked for; null for agents and where the host cannot ask. */
export const useMessageSubscription = (subscribeId: string): Offer | null | undefined => {
  const isAgent = useVisit(({ context }) => isAgentMode(context))
  const [offer, setOffer] = useState<Offer | null>()
  useEffect(() => {
    let left = false
    const find = async () => {
      const way = isAgent ? undefined : await findWay()
      // A failure is silent, because a missed subscription must not stop the user.
      const known = way && (await send(getTemplateIds, { subscribeId }))
      // A user in the register of agents is an agent at any address.
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

/**
 * Reports the answers and says whether at least one message was allowed. A failed report is
 * ignored.
 */
export const reportAnswers = (
  subscribeId: string,
  answers: Readonly<Record<string, SubscribeAnswer>>,
): boolean => {
  const given = Object.entries(answers)
  for (const [templateId, actionId] of given)
    void send(reportSubscribe, { templateId, actionId, insuranceType: subscribeId, subscribeId })
  return given.some(([, answer]) => answer === 'accept')
}
