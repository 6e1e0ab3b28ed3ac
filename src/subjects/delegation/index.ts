export { AskChild } from './ask-child'
export { DelegatedForm } from './delegated-form'
export { DelegationCard } from './delegation-card'
export { Landing } from './landing'
