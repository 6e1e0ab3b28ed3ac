import { useState } from 'react'
import { send } from '@/api/client'
import { useIdentity } from '@/blocks/identity-fields/use-identity'
import { findInsurantPolicies, type FoundPolicy } from '@/contract/insurant-confirmation'
import { failureText } from '@/copy/errors/failures'
import { useVisit } from '@/stores/visit'

/**
 * Asks by name and number what is bought for a person, in one order where it is given. What
 * `onFound` answers is told at the fields, as a refusal is.
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
