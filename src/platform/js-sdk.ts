export { addressToSign, verifyAddress } from './hosts/official-account/js-sdk'
