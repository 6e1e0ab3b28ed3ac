import type { SandboxKeys } from '../../world/keys'
import type { SignType } from './signature'

/**
 * The sample merchant and application at AllInPay. With RSA, AllInPay uses the key pairs of the
 * WeChat Pay merchant and platform.
 */
export const sampleAllInPay = { cusid: 'SANDBOX-ALLINPAY', appid: 'SANDBOX-1' }

/** The keys of both sides of AllInPay for one algorithm. */
export const allInPayKeys = (keys: SandboxKeys, signType: SignType) =>
  signType === 'SM2' ? keys.allInPaySm2 : { merchant: keys.merchant, platform: keys.platform }
