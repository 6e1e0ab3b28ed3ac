export { PolicyDetail } from './policy-detail'
export { PolicyList } from './policy-list'
export { VerifyPolicy } from './verify-policy'
