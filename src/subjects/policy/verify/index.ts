export { VerifyPolicy } from './verify-policy'
