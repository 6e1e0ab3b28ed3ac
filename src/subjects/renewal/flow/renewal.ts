import { send } from '@/api/client'
import { turnOffAutoRenewal } from '@/contract/renewal'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { renewal as copy } from '@/copy/records/renewal'
import { newId } from '@/domain/base/uuid'
import { alert, confirm } from '@/ui/dialog/message'
import type { MessageProps } from '@/ui/dialog/message-dialog'
import { toast } from '@/ui/toast/service'

/** The question before auto-renewal is switched off. */
export const renewalOff = (): MessageProps => ({
  title: copy.offTitle,
  text: copy.offText,
  cancelText: copy.offKeep,
  confirmText: copy.offConfirm,
})

/** Asks for confirmation and switches auto-renewal off at once; false when it stays on. */
export async function endRenewal(
  request: { policyId: string; wholeFamily?: boolean },
  words: FailureWords,
): Promise<boolean> {
  const asked = await confirm(renewalOff())
  if (asked.kind !== 'confirmed') return false
  const ended = await send(turnOffAutoRenewal, request, newId())
  if (ended.ok) toast(copy.offDone)
  else await alert({ title: failureText(ended.error, words) })
  return ended.ok
}
