import { authorise } from './privacy'
import { settings } from './window'
import type { ApiFailure } from './wx/api'

let refuses = false

/** Sets whether the person refuses to give their number. */
export const setPhone = (given: { readonly refuses: boolean }): void => {
  refuses = given.refuses
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
  return refuses
    ? { errMsg: 'getPhoneNumber:fail user deny' }
    : { errMsg: 'getPhoneNumber:ok', code: settings.phoneCode }
}
