import { send } from '@/api/client'
import {
  authorizeRenewal,
  turnOffAutoRenewal,
  turnOnAutoRenewal,
  type RenewalSwitch,
} from '@/contract/renewal'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { renewal as copy } from '@/copy/records/renewal'
import { newId } from '@/domain/base/uuid'
import { present } from '@/platform/pay'
import { pathTo } from '@/routes/path-to'
import { alert, confirm } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'

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

/** Asks once, then it is off at once; false when it stays on. */
export async function endRenewal(
  request: { policyId: string; wholeFamily?: boolean },
  words: FailureWords,
): Promise<boolean> {
  const asked = await confirm({
    title: copy.offTitle,
    text: copy.offText,
    cancelText: copy.offKeep,
    confirmText: copy.offConfirm,
  })
  if (asked.kind !== 'confirmed') return false
  const ended = await send(turnOffAutoRenewal, request, newId())
  if (ended.ok) toast(copy.offDone)
  else await alert({ title: failureText(ended.error, words) })
  return ended.ok
}
