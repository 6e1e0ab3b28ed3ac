import type { ApiFailure } from './api-failure'
import { askPerson, isAttended } from './ask-person'
import { authorise } from './privacy'
import { settings } from './window'

let refuses = false

/** Sets whether the person refuses to give their number. */
export const setPhone = (given: { readonly refuses: boolean }): void => {
  refuses = given.refuses
}

/** In a frame every tap gets a new code, because a code works once. */
const tellNumber = async (): Promise<string | undefined> => {
  if (!isAttended) return refuses ? undefined : settings.phoneCode
  const answer = await askPerson('手机号', '允许小程序使用您的微信手机号？', [
    ['allow', '允许'],
    ['deny', '不允许'],
  ])
  return answer === 'allow' ? `${settings.phoneCode}-${Date.now()}` : undefined
}

/**
 * The answer to a button with `open-type="getPhoneNumber"`. On real devices the text of a refusal
 * differs.
 */
export const phoneAnswer = async (): Promise<object> => {
  try {
    await authorise('getPhoneNumber')
  } catch (failure) {
    const { message, codes } = failure as ApiFailure
    return { errMsg: `getPhoneNumber:fail ${message}`, ...codes }
  }
  const code = await tellNumber()
  return code === undefined
    ? { errMsg: 'getPhoneNumber:fail user deny' }
    : { errMsg: 'getPhoneNumber:ok', code }
}
