import { send } from '@/api/client'
import { authFace } from '@/contract/realname'
import { ownPhone } from '@/copy/account/own-phone'
import { failureText } from '@/copy/errors/failures'
import { useVisit } from '@/stores/visit'
import { alert } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'
import { faceCheck } from '../dialogs/face-check'
import type { Claim } from './claim'

/** Verifies the face when name and number are not enough; true when it belongs to this person. */
export const proveByFace = async (claim: Claim): Promise<boolean> => {
  const say = async (text: string) => {
    await alert({ text, icon: 'warning-red' })
    return false
  }
  const begun = await send(authFace, claim)
  if (!begun.ok) return say(failureText(begun.error, useVisit.getState().context))
  const { faceId, url } = begun.value
  for (;;) {
    if ((await ask(faceCheck, { url })).kind !== 'confirmed') return false
    const seen = await send(authFace, { ...claim, faceId })
    if (!seen.ok) return say(failureText(seen.error, useVisit.getState().context))
    if (seen.value.result === 1) return true
    if (seen.value.authCode !== 'OPEN') return say(ownPhone.faceFailed)
    toast(ownPhone.faceWaiting)
  }
}
