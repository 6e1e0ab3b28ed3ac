import { noteAgreeTap } from '../privacy'
import { addEventGate } from '../space'
import { settings } from '../window'
import { controlsOf, define } from './define'
import { resetForm, submitForm } from './form'

const properties = {
  disabled: [Boolean, false],
  formType: [String, ''],
  openType: [String, ''],
  size: [String, 'default'],
  type: [String, 'default'],
  plain: [Boolean, false],
  loading: [Boolean, false],
  hoverClass: [String, ''],
  name: [String, ''],
} as const

const isDisabled = (button: Element) => controlsOf(button)?.control.get('disabled') === true

export const defineButton = (): void => {
  addEventGate((target, type) => {
    const button = type === 'tap' ? target.closest('wx-button') : null
    return !button || !isDisabled(button)
  })
  define('button', properties, (control) => {
    const { host, get, fire } = control
    const act = () => {
      const form = host.closest('wx-form')
      if (form && get('formType') === 'submit') submitForm(form)
      if (form && get('formType') === 'reset') resetForm(form)
      if (get('openType') === 'getPhoneNumber') {
        fire('getphonenumber', { errMsg: 'getPhoneNumber:ok', code: settings.phoneCode })
      }
      if (get('openType') === 'agreePrivacyAuthorization') {
        noteAgreeTap(host.id)
        fire('agreeprivacyauthorization', { errMsg: 'agreePrivacyAuthorization:ok' })
      }
    }
    control.on('tap', act)
    return {
      changed: {
        disabled: (value: boolean) => host.toggleAttribute('disabled', value),
        size: (value: string) => host.setAttribute('size', value),
        type: (value: string) => host.setAttribute('type', value),
      },
      press: () => {
        if (isDisabled(host)) return
        fire('tap')
      },
    }
  })
}
