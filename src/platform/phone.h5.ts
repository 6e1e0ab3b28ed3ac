import { done } from './failure'
import type { PhonePort } from './phone.types'

export const dial: PhonePort['dial'] = (phoneNumber) => {
  window.location.assign(`tel:${phoneNumber.replace(/[^\d+]/g, '')}`)
  return Promise.resolve(done)
}
