import { send } from '@/api/client'
import { getPoliciesRenewalSwitch } from '@/contract/renewal'
import { renewal as copy } from '@/copy/records/renewal'

/** The renewal state of each policy. Policies without auto-renewal are left out. */
export const renewalStates = async (): Promise<Readonly<Record<string, string>>> => {
  const answer = await send(getPoliciesRenewalSwitch, {})
  const list = answer.ok ? answer.value.list : []
  return Object.fromEntries(
    list
      .filter(({ isOn, isOffered }) => isOn || isOffered)
      .map(({ policyId, isOn }) => [policyId, copy[isOn ? 'isOn' : 'isOff']]),
  )
}
