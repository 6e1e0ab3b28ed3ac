import { send } from '@/api/client'
import type { Masked } from '@/contract/fields'
import type { UserStatus } from '@/contract/login'
import { authFace } from '@/contract/realname'
import { failureText } from '@/copy/errors/failures'
import { type FormItem, itemOf } from '@/domain/apply/item'
import { useVisit } from '@/stores/visit'
import { alert } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'
import { faceCheck } from '../dialogs/face-check'
import { mobileList } from '../dialogs/mobile-list'
import type { Claim } from './claim'
import { ownPhone } from './copy'
import type { InBrowser } from './in-browser.types'
import { bindPhone } from './own-phone'

/**
 * Lets an applicant choose another phone: one of the account's, or a new one that is bound first.
 */
const choosePhone = async (
  items: readonly FormItem[],
  user: UserStatus | undefined,
): Promise<Masked | undefined> => {
  const known = [
    { phone: user?.bindPhone, note: ownPhone.boundPhone },
    { phone: user?.phoneNumber, note: ownPhone.signedInPhone },
  ].flatMap(({ phone, note }) =>
    phone ? [{ value: phone.encryptValue, mask: phone.maskValue, note }] : [],
  )
  const list = known.filter(
    ({ value }, place) => known.findIndex((other) => other.value === value) === place,
  )
  const chosen = itemOf(items, 'mobile')?.encryptValue
  const answer = await ask(mobileList, { list, chosen })
  if (answer.kind !== 'confirmed') return undefined
  if (answer.value === undefined) {
    const bound = await bindPhone('')
    if (!bound) return undefined
    toast(ownPhone.bound)
    return bound
  }
  const phone = list.find(({ value }) => value === answer.value)
  return phone && { maskValue: phone.mask, encryptValue: phone.value }
}

/** Verifies the face when name and number are not enough; true when it belongs to this person. */
const proveByFace = async (claim: Claim): Promise<boolean> => {
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

export const inBrowser: InBrowser = { bindPhone, proveByFace, choosePhone }
