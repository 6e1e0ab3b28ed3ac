import { send } from '@/api/client'
import {
  getRevokeInfo,
  revokePartnerPolicy,
  revokePolicyAndRefund,
  type RevokeInfo,
} from '@/contract/revoke'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { revoke as copy } from '@/copy/records/refunds'
import { newId } from '@/domain/base/uuid'
import { fenToYuan } from '@/domain/money/money'
import { alert } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { revokeFare } from './dialogs/revoke-fare'

/**
 * Shows which policies are revoked together and the refund, and revokes them when the user agrees.
 * KEPT: the user did not agree. CHANGED: the revocation failed, and the shown data may be old.
 */
export async function revoke({
  policyId,
  words,
  partner = false,
}: {
  policyId: string
  words: FailureWords
  /** True for a policy from a partner's list, which has its own call. */
  partner?: boolean
}): Promise<'REVOKED' | 'KEPT' | 'CHANGED'> {
  const info = await send(getRevokeInfo, { policyId })
  if (!info.ok) {
    await alert({ title: failureText(info.error, words) })
    return 'CHANGED'
  }
  const agreed = await ask(revokeFare, { info: info.value })
  if (agreed.kind !== 'confirmed') return 'KEPT'
  const call = partner ? revokePartnerPolicy : revokePolicyAndRefund
  const { refundAmount: expectedRefundable } = info.value
  const revoked = await send(call, { policyId, expectedRefundable }, newId())
  if (!revoked.ok) {
    await alert({ title: failureText(revoked.error, words) })
    return 'CHANGED'
  }
  await tell(info.value, revoked.value)
  return 'REVOKED'
}

const tell = (info: RevokeInfo, { policyNum: N, refundAmount: fen, asked }: Told) => {
  const terms = wording(info)
  if (asked) return alert({ title: copy.asked, text: copy.askedText, confirmText: copy.follow })
  return alert({
    icon: 'refund',
    title: fill(copy.done, terms),
    text: fill(copy.doneText, { N, YUAN: fenToYuan({ fen }) }),
    confirmText: copy.follow,
  })
}
type Told = { policyNum: number; refundAmount: number; asked?: boolean }
