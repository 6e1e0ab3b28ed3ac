import { controlsOf, define } from '../logic/define'
import { nameByLabel } from './label-name'

const FIELDS =
  'wx-input, wx-textarea, wx-checkbox-group, wx-radio-group, wx-switch, wx-slider, wx-picker'

const fieldsOf = (form: Element) =>
  [...form.querySelectorAll(FIELDS)].flatMap((field) => controlsOf(field) ?? [])

/** Fires `submit` with the values of the named fields. */
export const submitForm = (form: Element): void => {
  const named = fieldsOf(form).filter(({ control }) => control.get('name'))
  const value = Object.fromEntries(
    named.map(({ control, formValue }): [string, unknown] => [
      String(control.get('name')),
      formValue?.(),
    ]),
  )
  controlsOf(form)?.control.fire('submit', { value })
}

export const resetForm = (form: Element): void => {
  fieldsOf(form).forEach((field) => field.resetForm?.())
  controlsOf(form)?.control.fire('reset')
}

const CONTROLS = 'wx-button, wx-checkbox, wx-radio, wx-switch, wx-input, wx-textarea'

export const defineForm = (): void => {
  define('form', { reportSubmit: [Boolean, false] }, () => undefined)
  define('label', { for: [String, ''] }, (control) => {
    control.on('tap', (origin) => {
      if (origin?.closest(CONTROLS)) return
      const id = String(control.get('for') ?? '')
      const page = control.host.closest('wx-page')
      const labelled = id
        ? page?.querySelector(`#${CSS.escape(id)}`)
        : control.host.querySelector(CONTROLS)
      if (labelled) controlsOf(labelled)?.press?.()
    })
    return {
      changed: {
        for: (id: string) => {
          control.host.setAttribute('for', id)
          nameByLabel(id)
        },
      },
    }
  })
}
