import { afterSale } from './afterSale'
import { apply } from './apply'
import { bindPhoneErrors } from './bindPhoneErrors'
import { buttons } from './buttons'
import { captcha } from './captcha'
import { createPayErrors } from './createPayErrors'
import { credentialTypes } from './credentialTypes'
import { errorPage } from './errorPage'
import { errors } from './errors'
import { failures } from './failures'
import { formErrors } from './formErrors'
import { genders } from './genders'
import { h5RealnameErrors } from './h5RealnameErrors'
import { health } from './health'
import { insurants } from './insurants'
import { insure } from './insure'
import { login } from './login'
import { notices } from './notices'
import { orderStatuses } from './orderStatuses'
import { orders } from './orders'
import { payConfirm } from './payConfirm'
import { payErrors } from './payErrors'
import { payLater } from './payLater'
import { payTypes } from './payTypes'
import { payerTerms } from './payerTerms'
import { payment } from './payment'
import { policies } from './policies'
import { policyCredentials } from './policyCredentials'
import { policyStatuses } from './policyStatuses'
import { premium } from './premium'
import { product } from './product'
import { reader } from './reader'
import { realname } from './realname'
import { relations } from './relations'
import { reminders } from './reminders'
import { result } from './result'
import { shell } from './shell'
import { subscribe } from './subscribe'
import { terms } from './terms'
import { underwriting } from './underwriting'
import { wxRealnameErrors } from './wxRealnameErrors'

/** All English texts: one piece, fetched when somebody asks for English. */
export const english = {
  afterSale,
  apply,
  bindPhoneErrors,
  buttons,
  captcha,
  createPayErrors,
  credentialTypes,
  errorPage,
  errors,
  failures,
  formErrors,
  genders,
  h5RealnameErrors,
  health,
  insurants,
  insure,
  login,
  notices,
  orderStatuses,
  orders,
  payConfirm,
  payErrors,
  payLater,
  payTypes,
  payerTerms,
  payment,
  policies,
  policyCredentials,
  policyStatuses,
  premium,
  reader,
  realname,
  relations,
  reminders,
  product,
  result,
  shell,
  subscribe,
  terms,
  underwriting,
  wxRealnameErrors,
}
