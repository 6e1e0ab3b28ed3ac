export { familyRow } from './family-cover/family-row'
export { policyTag } from './family-cover/policy-tag'
export { FamilyHome } from './family-home'
