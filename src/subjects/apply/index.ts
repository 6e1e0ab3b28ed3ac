export { Apply } from './apply'
export { DelegatedForm } from './delegated-form'
