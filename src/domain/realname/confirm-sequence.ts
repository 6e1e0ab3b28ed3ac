import { userServiceIdOf } from '../credential/type'
import {
  bindPhoneOutcome,
  h5RealNameOutcome,
  wxRealNameOutcome,
  type BindPhoneCode,
  type H5RealNameCode,
  type WxRealNameCode,
} from './real-name'

/**
 * Confirms an applicant: the form is valid, the terms are accepted, the phone is bound (H5 only)
 * and the person passes real-name verification. Each call starts after the one before succeeded. A
 * failure stops the sequence and names its text.
 */
export type Applicant = {
  env: 'H5' | 'WECHAT'
  /** Problems of the form in the order of its fields. Any problem stops the sequence. */
  problems: readonly { field: string }[]
  agreed: boolean
  credentialType: string
  /** The phone was bound before, so it is masked and cannot be edited. */
  phoneLocked: boolean
  /** The person was verified before, so name and identity cannot be edited. */
  personLocked: boolean
}

export type RealNameCall = 'authH5Realname' | 'authWxRealnameLv2'

export type ConfirmState =
  | { at: 'EDITING' }
  | { at: 'FORM_INVALID'; field: string }
  | { at: 'TERMS_OPEN' }
  | { at: 'BINDING'; call: 'setBindPhone'; applicant: Applicant }
  | { at: 'NAMING'; call: RealNameCall; applicant: Applicant }
  | { at: 'FAILED'; call: 'setBindPhone'; code: BindPhoneCode }
  | { at: 'FAILED'; call: 'authH5Realname'; code: H5RealNameCode }
  | { at: 'FAILED'; call: 'authWxRealnameLv2'; code: WxRealNameCode }
  | { at: 'CONFIRMED' }

export type ConfirmEvent =
  | { type: 'SUBMIT'; applicant: Applicant }
  /** The answer to the call that the state names. An answer without a result is a failure. */
  | {
      type: 'ANSWER'
      call: string
      answer: { result?: unknown; authCode?: unknown; authLevel?: unknown }
    }
  /** The user changed a field or closed the form, so pending answers no longer count. */
  | { type: 'EDIT' }

export const confirmStart: ConfirmState = { at: 'EDITING' }

export function confirmNext({
  state,
  event,
}: {
  state: ConfirmState
  event: ConfirmEvent
}): ConfirmState {
  switch (event.type) {
    case 'EDIT':
      return confirmStart
    case 'SUBMIT':
      // A second tap while a call is pending must not start another call.
      return state.at === 'BINDING' || state.at === 'NAMING' ? state : submitted(event.applicant)
    case 'ANSWER':
      return answered(state, event)
  }
}

/** H5 binds the phone unless it was bound before. In WeChat the phone is already known. */
export const needsBinding = ({
  env,
  phoneLocked,
}: Pick<Applicant, 'env' | 'phoneLocked'>): boolean => env === 'H5' && !phoneLocked

/** Types unknown to the user service, and persons verified before, need no real-name check. */
export const needsRealName = ({
  credentialType,
  personLocked,
}: Pick<Applicant, 'credentialType' | 'personLocked'>): boolean =>
  userServiceIdOf(credentialType) !== undefined && !personLocked

function submitted(applicant: Applicant): ConfirmState {
  const [first] = applicant.problems
  if (first) return { at: 'FORM_INVALID', field: first.field }
  if (!applicant.agreed) return { at: 'TERMS_OPEN' }
  return needsBinding(applicant)
    ? { at: 'BINDING', call: 'setBindPhone', applicant }
    : bound(applicant)
}

function bound(applicant: Applicant): ConfirmState {
  if (!needsRealName(applicant)) return { at: 'CONFIRMED' }
  const call = applicant.env === 'H5' ? 'authH5Realname' : 'authWxRealnameLv2'
  return { at: 'NAMING', call, applicant }
}

function answered(
  state: ConfirmState,
  { call, answer }: Extract<ConfirmEvent, { type: 'ANSWER' }>,
): ConfirmState {
  if ((state.at !== 'BINDING' && state.at !== 'NAMING') || state.call !== call) return state
  switch (state.call) {
    case 'setBindPhone': {
      const outcome = bindPhoneOutcome(answer)
      return outcome.ok
        ? bound(state.applicant)
        : { at: 'FAILED', call: state.call, code: outcome.code }
    }
    case 'authH5Realname': {
      const outcome = h5RealNameOutcome(answer)
      return outcome.ok
        ? { at: 'CONFIRMED' }
        : { at: 'FAILED', call: state.call, code: outcome.code }
    }
    case 'authWxRealnameLv2': {
      const outcome = wxRealNameOutcome(answer)
      return outcome.ok
        ? { at: 'CONFIRMED' }
        : { at: 'FAILED', call: state.call, code: outcome.code }
    }
  }
}
