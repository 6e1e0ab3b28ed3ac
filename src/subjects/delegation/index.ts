export { AskChild } from './ask-child'
export { beginDelegatedForm, handIn, isFormOf, keepDelegatedForm } from './flow/delegated-form'
export {
  fillInFull,
  statement,
  takeFilledForm,
  waitingText,
  wasJustTaken,
  whoOf,
} from './flow/delegation'
export { DelegationCard } from './delegation-card'
export { DelegationDoor } from './delegation-door'
export { Landing } from './landing'
export { delegation } from './copy'
