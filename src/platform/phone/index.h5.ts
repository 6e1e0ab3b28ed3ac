import type { PhonePort } from './port'

export const dial: PhonePort['dial'] = (phoneNumber) => {
  window.location.assign(`tel:${phoneNumber.replace(/[^\d+]/g, '')}`)
  return Promise.resolve()
}
