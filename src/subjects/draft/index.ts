export { buyAgain, insureAgain } from './buy-again'
export {
  APPLICANT,
  formField,
  markRefused,
  peopleOf,
  refusedField,
  sameNumberText,
  type RefusedField,
} from './form-refusal'
export { finishPurchase, isPurchaseOf, keepPurchase, restorePurchase } from './draft'
export { fromDraft, fromKnown, type KnownPerson } from './restore'
export { personOf, toApplicant, toDraft, toInsurants } from './wire'
