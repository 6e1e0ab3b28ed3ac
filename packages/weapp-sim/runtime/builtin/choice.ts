import { controlsOf, define } from '../logic/define'
import type { Control, Controls } from '../logic/define'

const optionProperties = {
  value: [String, ''],
  checked: [Boolean, false],
  disabled: [Boolean, false],
  color: [String, ''],
} as const

const optionsOf = (group: Element, tag: string): Control[] =>
  [...group.querySelectorAll(tag)].flatMap((option) => controlsOf(option)?.control ?? [])

const checkedValues = (group: Element, tag: string) =>
  optionsOf(group, tag)
    .filter((option) => option.get('checked'))
    .map((option) => String(option.get('value')))

const showMark = (host: HTMLElement, className: string) => {
  const mark = document.createElement('i')
  mark.className = className
  host.prepend(mark)
  return {
    checked: (on: boolean) => host.toggleAttribute('checked', on),
    disabled: (off: boolean) => host.toggleAttribute('disabled', off),
  }
}

const optional = (control: Control, press: () => void) => () => {
  if (!control.get('disabled')) press()
}

const checkbox = (control: Control): Controls => {
  const press = optional(control, () => {
    control.set('checked', !control.get('checked'))
    const group = control.host.closest('wx-checkbox-group')
    if (!group) return
    const value = checkedValues(group, 'wx-checkbox')
    controlsOf(group)?.control.fire('change', { value })
  })
  control.on('tap', press)
  return { role: 'checkbox', press, changed: showMark(control.host, 'wx-check') }
}

const radio = (control: Control): Controls => {
  const press = optional(control, () => {
    if (control.get('checked')) return
    const group = control.host.closest('wx-radio-group')
    if (group) optionsOf(group, 'wx-radio').forEach((one) => one.set('checked', false))
    control.set('checked', true)
    if (group) controlsOf(group)?.control.fire('change', { value: control.get('value') })
  })
  control.on('tap', press)
  return { role: 'radio', press, changed: showMark(control.host, 'wx-check wx-round') }
}

const toggle = (control: Control): Controls => {
  const press = optional(control, () => {
    control.set('checked', !control.get('checked'))
    control.fire('change', { value: control.get('checked') })
  })
  control.on('tap', press)
  return {
    role: 'switch',
    press,
    functions: { tap: press },
    formValue: () => control.get('checked'),
    changed: showMark(control.host, 'wx-toggle'),
  }
}

const name = { name: [String, ''] } as const

const sliderProperties = {
  value: [Number, 0],
  min: [Number, 0],
  max: [Number, 100],
  step: [Number, 1],
  disabled: [Boolean, false],
  ...name,
} as const

const slider = ({ host, set, get, fire }: Control): Controls => {
  const track = Object.assign(document.createElement('input'), { type: 'range' })
  track.className = 'wx-track'
  host.append(track)
  const settle = (value: number) => {
    set('value', value)
    fire('change', { value })
  }
  track.addEventListener('input', () => fire('changing', { value: track.valueAsNumber }))
  track.addEventListener('change', () => settle(track.valueAsNumber))
  return {
    inner: track,
    functions: { slideTo: settle },
    formValue: () => get('value'),
    changed: {
      min: (min: number) => (track.min = String(min)),
      max: (max: number) => (track.max = String(max)),
      step: (step: number) => (track.step = String(step)),
      value: (value: number) => (track.value = String(value)),
      disabled: (value: boolean) => (track.disabled = value),
    },
  }
}

export const defineChoices = (): void => {
  define('checkbox', optionProperties, checkbox)
  define('radio', optionProperties, radio)
  define('checkbox-group', name, ({ host }) => ({
    formValue: () => checkedValues(host, 'wx-checkbox'),
  }))
  define('radio-group', name, ({ host }) => ({
    formValue: () => checkedValues(host, 'wx-radio')[0] ?? '',
  }))
  define('switch', { ...optionProperties, ...name }, toggle)
  define('slider', sliderProperties, slider)
}
