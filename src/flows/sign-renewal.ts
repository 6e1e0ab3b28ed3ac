import { send } from '@/api/client'
import { authorizeRenewal, turnOnAutoRenewal, type RenewalSwitch } from '@/contract/renewal'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { newId } from '@/domain/base/uuid'
import { present } from '@/platform/pay'
import { pathTo } from '@/routes/path-to'
import { alert } from '@/ui/dialog/message'

/** Agrees for these people, and leads to WeChat, where it is signed; false when it did not come to that. */
export async function signRenewal({
  family,
  textHash,
  words,
  byCity,
}: {
  family: RenewalSwitch['family']
  textHash: string
  words: FailureWords
  /** By the address of its city (specification section 7). */
  byCity: boolean
}): Promise<boolean> {
  const policyIds = family.map(({ policyId }) => policyId)
  const expectedFen = family.reduce((sum, { premiumFen }) => sum + premiumFen, 0)
  const call = byCity ? authorizeRenewal : turnOnAutoRenewal
  const agreed = await send(call, { policyIds, textHash, expectedFen }, newId())
  if (!agreed.ok) {
    await alert({ title: failureText(agreed.error, words) })
    return false
  }
  const [policyId = ''] = policyIds
  const back = pathTo('renewalContract', { policyId, signed: '1' })
  return (await present({ kind: 'redirect', url: agreed.value.signUrl }, back)).ok
}
