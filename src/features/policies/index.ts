export { PolicyDetail } from './policyDetail'
export { PolicyList } from './policyList'
