import { useState } from 'react'
import { send } from '@/api/client'
import { findInsurantPolicies, type FoundPolicy } from '@/contract/insured'
import { failureText } from '@/copy/errors/failures'
import { useVisit } from '@/stores/visit'
import { useIdentity } from '@/subjects/account'

/**
 * Searches a person's policies by name and number, optionally in one order. A text that `onFound`
 * answers is shown at the fields like a refusal.
 */
export const useFinding = (
  onFound: (list: readonly FoundPolicy[]) => Promise<string | undefined>,
  order: { proposalId?: string } = {},
) => {
  const { context } = useVisit()
  const identity = useIdentity()
  const [told, setTold] = useState<string>()
  const find = async () => {
    setTold(undefined)
    const who = identity.read()
    if (!who) return
    const answer = await send(findInsurantPolicies, { ...who, ...order })
    setTold(answer.ok ? await onFound(answer.value.list) : failureText(answer.error, context))
  }
  return { identity, told, find }
}
