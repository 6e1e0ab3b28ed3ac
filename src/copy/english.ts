import { captcha } from './account/captcha.en'
import { cityService } from './account/city-service.en'
import { licence } from './account/licence.en'
import { login } from './account/login.en'
import { ownPhone } from './account/own-phone.en'
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
import { cities } from './product/cities.en'
import { credentialTypes } from './product/credential-types.en'
import { front } from './product/front.en'
import { genders } from './product/genders.en'
import { homes } from './product/homes.en'
import { insurants } from './product/insurants.en'
import { insure } from './product/insure.en'
import { payerTerms } from './product/payer-terms.en'
import { premium } from './product/premium.en'
import { product } from './product/product.en'
import { relations } from './product/relations.en'
import { reserve } from './product/reserve.en'
import { rewardStatuses } from './product/reward-statuses.en'
import { saleWindow } from './product/sale-window.en'
import { service } from './product/service.en'
import { shareGift } from './product/share-gift.en'
import { terms } from './product/terms.en'
import { withdrawalStatuses } from './product/withdrawal-statuses.en'
import { wx } from './product/wx.en'
import { apply } from './purchase/apply.en'
import { authorize } from './purchase/authorize.en'
import { health } from './purchase/health.en'
import { notices } from './purchase/notices.en'
import { openPay } from './purchase/open-pay.en'
import { payBefore } from './purchase/pay-before.en'
import { payConfirm } from './purchase/pay-confirm.en'
import { payLater } from './purchase/pay-later.en'
import { payTypes } from './purchase/pay-types.en'
import { payment } from './purchase/payment.en'
import { propose } from './purchase/propose.en'
import { recommended } from './purchase/recommended.en'
import { reminders } from './purchase/reminders.en'
import { result } from './purchase/result.en'
import { steps } from './purchase/steps.en'
import { transfer } from './purchase/transfer.en'
import { underwriting } from './purchase/underwriting.en'
import { afterSale } from './records/after-sale.en'
import { askInsured } from './records/ask-insured.en'
import { claimNotice } from './records/claim-notice.en'
import { insured } from './records/insured.en'
import { orderStatuses } from './records/order-statuses.en'
import { orders } from './records/orders.en'
import { policies } from './records/policies.en'
import { policyStatuses } from './records/policy-statuses.en'
import { refundStatuses } from './records/refund-statuses.en'
import { refusal } from './records/refusal.en'
import { renewalContract } from './records/renewal-contract.en'
import { renewal } from './records/renewal.en'
import { revoke } from './records/revoke.en'
import { serviceDesk } from './records/service-desk.en'
import { verify } from './records/verify.en'
import { buttons } from './shell/buttons.en'
import { dates } from './shell/dates.en'
import { diagnostics } from './shell/diagnostics.en'
import { formHelp } from './shell/form-help.en'
import { gallery } from './shell/gallery.en'
import { host } from './shell/host.en'
import { popups } from './shell/popups.en'
import { reader } from './shell/reader.en'
import { shell } from './shell/shell.en'
import { standIns } from './shell/stand-ins.en'
import { subscribe } from './shell/subscribe.en'
import { timeLeft } from './shell/time-left.en'

/** All English texts: one piece, fetched when somebody asks for English. */
export const english = {
  afterSale,
  apply,
  bindPhoneErrors,
  buttons,
  captcha,
  cityService,
  claimNotice,
  createPayErrors,
  cities,
  credentialTypes,
  dates,
  errorPage,
  errors,
  failures,
  formErrors,
  front,
  gallery,
  formHelp,
  genders,
  h5RealnameErrors,
  health,
  host,
  homes,
  insurants,
  insured,
  askInsured,
  insure,
  licence,
  login,
  settings,
  notices,
  openPay,
  ownPhone,
  orderStatuses,
  orders,
  payConfirm,
  payErrors,
  payBefore,
  payLater,
  payTypes,
  payerTerms,
  payment,
  policies,
  policyStatuses,
  popups,
  premium,
  propose,
  reader,
  realname,
  refundStatuses,
  refusal,
  relations,
  reserve,
  renewal,
  renewalContract,
  revoke,
  verify,
  serviceDesk,
  saleWindow,
  recommended,
  reminders,
  product,
  result,
  steps,
  shell,
  subscribe,
  timeLeft,
  terms,
  underwriting,
  wx,
  wxRealnameErrors,
  service,
  rewardStatuses,
  shareGift,
  withdrawalStatuses,
  transfer,
  authorize,
  diagnostics,
  standIns,
}
