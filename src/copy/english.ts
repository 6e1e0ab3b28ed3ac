import { captcha } from './account/captcha.en'
import { login } from './account/login.en'
import { realname } from './account/realname.en'
import { settings } from './account/settings.en'
import { bindPhoneErrors } from './errors/bind-phone-errors.en'
import { createPayErrors } from './errors/create-pay-errors.en'
import { errorPage } from './errors/error-page.en'
import { errors } from './errors/errors.en'
import { failures } from './errors/failures.en'
import { formErrors } from './errors/form-errors.en'
import { h5RealnameErrors } from './errors/h5-realname-errors.en'
import { payErrors } from './errors/pay-errors.en'
import { wxRealnameErrors } from './errors/wx-realname-errors.en'
import { credentialTypes } from './product/credential-types.en'
import { genders } from './product/genders.en'
import { insurants } from './product/insurants.en'
import { insure } from './product/insure.en'
import { payerTerms } from './product/payer-terms.en'
import { policyCredentials } from './product/policy-credentials.en'
import { premium } from './product/premium.en'
import { product } from './product/product.en'
import { relations } from './product/relations.en'
import { terms } from './product/terms.en'
import { apply } from './purchase/apply.en'
import { health } from './purchase/health.en'
import { notices } from './purchase/notices.en'
import { payConfirm } from './purchase/pay-confirm.en'
import { payLater } from './purchase/pay-later.en'
import { payTypes } from './purchase/pay-types.en'
import { payment } from './purchase/payment.en'
import { reminders } from './purchase/reminders.en'
import { result } from './purchase/result.en'
import { underwriting } from './purchase/underwriting.en'
import { afterSale } from './records/after-sale.en'
import { orderStatuses } from './records/order-statuses.en'
import { orders } from './records/orders.en'
import { policies } from './records/policies.en'
import { policyStatuses } from './records/policy-statuses.en'
import { buttons } from './shell/buttons.en'
import { host } from './shell/host.en'
import { reader } from './shell/reader.en'
import { shell } from './shell/shell.en'
import { subscribe } from './shell/subscribe.en'

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
  host,
  insurants,
  insure,
  login,
  settings,
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
