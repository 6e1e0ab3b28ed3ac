import { authorise } from './privacy'
import { settings } from './window'
import type { ApiFailure } from './wx/api'

let refuses = false

/** Whether the person refuses to tell their number. */
export const setPhone = (given: { readonly refuses: boolean }): void => {
  refuses = given.refuses
}

/** What a button with `open-type="getPhoneNumber"` is answered; devices word a refusal differently. */
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
