import { controlsOf, define } from '../logic/define'
import { shareByButton } from '../logic/sharing'
import { addEventGate } from '../logic/space'
import { phoneAnswer } from '../shell/phone'
import { noteAgreeTap } from '../shell/privacy'
import { openSettings } from '../shell/scopes'
import { openChat } from '../wx/others'
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
        void phoneAnswer().then((answer) => fire('getphonenumber', answer))
      }
      if (get('openType') === 'contact') openChat()
      if (get('openType') === 'openSetting') {
        const told = (authSetting: object) =>
          fire('opensetting', { errMsg: 'openSetting:ok', authSetting })
        void openSettings().then(told)
      }
      if (get('openType') === 'share') shareByButton(host)
      if (get('openType') === 'agreePrivacyAuthorization') {
        noteAgreeTap(host.id)
        fire('agreeprivacyauthorization', { errMsg: 'agreePrivacyAuthorization:ok' })
      }
    }
    control.on('tap', act)
    return {
      role: 'button',
      changed: {
        disabled: (value: boolean) => host.toggleAttribute('disabled', value),
        size: (value: string) => host.setAttribute('size', value),
        // Without a type the element has no such attribute, as in WeChat.
        type: (value: string) =>
          value ? host.setAttribute('type', value) : host.removeAttribute('type'),
      },
      press: () => {
        if (isDisabled(host)) return
        fire('tap')
      },
    }
  })
}
