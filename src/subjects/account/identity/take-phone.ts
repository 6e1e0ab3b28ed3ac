import { send } from '@/api/client'
import type { Masked } from '@/contract/fields'
import { setPhoneByWechat } from '@/contract/login'
import { failureText } from '@/copy/errors/failures'
import type { PortResult } from '@/platform/failure'
import { useVisit } from '@/stores/visit'
import { toast } from '@/ui/toast/service'
import { cityService as copy } from '../copy'

const listeners = new Set<(phone: Masked) => void>()

/** Tells a form of a number that another page stored meanwhile. Answers how to stop. */
export const onPhoneTaken = (hear: (phone: Masked) => void): (() => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/**
 * Stores the number behind the code of WeChat's button, which the gateway gets from WeChat. Says so,
 * or why not, and then answers undefined.
 */
export const takePhone = async (code: PortResult<string>): Promise<Masked | undefined> => {
  if (!code.ok) {
    toast(copy.phoneRefused)
    return undefined
  }
  const answer = await send(setPhoneByWechat, { phoneCode: code.value })
  toast(answer.ok ? copy.phoneBound : failureText(answer.error, useVisit.getState().context))
  const phone = answer.ok ? answer.value.phoneNumber : undefined
  if (phone) listeners.forEach((hear) => hear(phone))
  return phone
}
