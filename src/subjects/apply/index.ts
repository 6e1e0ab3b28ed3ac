export { agreeToTerm, termsOfNotices } from './flow/terms'
export { Apply } from './apply'
export { declareHealth, priceOfPurchase } from './flow/submit'
export { formPickers } from './flow/form-pickers'
export { goOnWithForm } from './flow/enter-sale'
export { lastFamily, type LastFamily } from './flow/last-family'
export { loadLastFamily } from './flow/load-last-family'
export { noticesDialog } from './dialogs/notices'
export { premiumDetail } from './dialogs/premium-detail'
export { proposePurchase } from './flow/propose'
export { StepBar, StepHead, useSteps } from './one-step/one-step'
export { useFetchAhead } from './flow/fetch-ahead'
export { oneStep } from './copy'
export {
  checkForms,
  type PersonForms,
  useApplicantForm,
  usePersonForms,
  useRegisteredForm,
} from './person-forms'
export { filledSoFar } from './summary'
export { InsurantsCard } from './insurants-card'
export { peopleFault } from './flow/check-people'
export { SchemeCard } from './scheme-card'
export { useAutosave } from './use-autosave'
export type { PersonCardProps } from './applicant-card'
export type { PriceState, PriceStore } from './use-price'
