import { unsupported } from './failure'
import type { JsSdkPort } from './js-sdk.types'

export const addressToSign: JsSdkPort['addressToSign'] = () => ''

export const verifyAddress: JsSdkPort['verifyAddress'] = () =>
  Promise.resolve(unsupported('a mini-program has no address to verify'))
