import { send } from '@/api/client'
import { setBindPhone, setUserPhone } from '@/contract/account'
import type { Masked } from '@/contract/fields'
import type { SmsScene } from '@/contract/login'
import { failureText } from '@/copy/errors/failures'
import { PHONE_PRODUCTS } from '@/domain/base/defaults'
import { bindPhoneOutcome } from '@/domain/realname/real-name'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { dropCode, lastCode } from '@/stores/sent-code'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'
import { phoneBinding, type PhoneBindingProps } from '../dialogs/phone-binding'
import { sendCodeTo } from '../flow/verify-phone'
import { bindPhoneErrors, ownPhone } from './copy'

interface Proof {
  phoneNumber: string
  code: string
  sessionId: string
}
type Problem = NonNullable<PhoneBindingProps['problem']>
type Tried<T> = { ok: true; value: T } | { ok: false; problem: Problem }

/** Asks for a number and its code until they are accepted; undefined when the user gives up. */
const proveNumber = async <T>(
  scene: SmsScene,
  start: string,
  take: (proof: Proof) => Promise<Tried<T>>,
): Promise<T | undefined> => {
  const today = dayOf(now())
  let shown: Omit<PhoneBindingProps, 'today'> = {
    mobile: start,
    sentAtMs: lastCode(scene)?.sentAtMs,
  }
  for (;;) {
    const answer = await ask(phoneBinding, { ...shown, today })
    if (answer.kind !== 'confirmed') return undefined
    const { step, mobile, verifyCode } = answer.value
    if (step === 'send') {
      const sent = (await sendCodeTo(mobile, scene)) ?? lastCode(scene)
      shown = { mobile, sentAtMs: sent?.sentAtMs }
      continue
    }
    const sessionId = lastCode(scene)?.sessionId ?? 'none'
    const tried = await take({ phoneNumber: mobile, code: verifyCode, sessionId })
    if (tried.ok) {
      dropCode(scene)
      return tried.value
    }
    // Another number is needed, and it need not wait for this one's code.
    if (tried.problem.field === 'mobile') dropCode(scene)
    shown = { mobile, sentAtMs: lastCode(scene)?.sentAtMs, problem: tried.problem }
  }
}

const failed = (error: Parameters<typeof failureText>[0]): Tried<never> => {
  const text = failureText(error, useVisit.getState().context)
  return { ok: false, problem: { field: 'verifyCode', text } }
}

/** Binds the applicant's phone number. Browsers need this; WeChat knows the phone. */
export const bindPhone = (start: string): Promise<Masked | undefined> =>
  proveNumber('BIND_PHONE', start, async ({ phoneNumber, code, sessionId }) => {
    const answer = await send(setBindPhone, {
      phoneNumber,
      verifyCode: code,
      countryCode: '86',
      sessionId,
      wxCode: '',
      wxEncryptedData: '',
      faceToken: '',
    })
    if (!answer.ok) return failed(answer.error)
    const outcome = bindPhoneOutcome(answer.value)
    const { phoneNumberEncrypt, phoneNumberMask } = answer.value
    if (outcome.ok)
      return { ok: true, value: { maskValue: phoneNumberMask, encryptValue: phoneNumberEncrypt } }
    // A wrong code can be corrected. Every other outcome needs another number.
    const field = outcome.code === '1' ? 'verifyCode' : 'mobile'
    return { ok: false, problem: { field, text: bindPhoneErrors[outcome.code] } }
  })

/** Sets a number for an account without one, such as that of a user of an official account. */
export const givePhone = async (): Promise<boolean> => {
  const given = await proveNumber('SET_PHONE', '', async ({ phoneNumber, code, sessionId }) => {
    const answer = await send(setUserPhone, {
      phoneNumber,
      phoneCode: code,
      sessionId,
      productCodeList: [...PHONE_PRODUCTS],
    })
    if (!answer.ok) return failed(answer.error)
    return answer.value.status === 0
      ? { ok: true, value: true }
      : { ok: false, problem: { field: 'verifyCode', text: ownPhone.phoneFailed } }
  })
  return given === true
}
