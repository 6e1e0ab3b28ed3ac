import type { Control, Step } from './step'

/**
 * Watches a page and tells what is done in it. It runs in every phone, and the workbench decides
 * whether to keep the steps.
 */

const CONTROLS = 'button, a[href], input, textarea, select, [role]'
/** Roles that people tap. */
const TAPPED =
  /^(button|link|checkbox|radio|switch|tab|option|menuitem|menuitemcheckbox|menuitemradio)$/
const inputRoles: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  button: 'button',
  submit: 'button',
  number: 'spinbutton',
}

const roleOf = (element: Element): string => {
  const given = element.getAttribute('role')
  if (given) return given
  if (element instanceof HTMLInputElement) return inputRoles[element.type] ?? 'textbox'
  const roles: Readonly<Record<string, string>> = {
    BUTTON: 'button',
    A: 'link',
    TEXTAREA: 'textbox',
    SELECT: 'combobox',
    H1: 'heading',
    H2: 'heading',
  }
  return roles[element.tagName] ?? ''
}

const textOf = (element: Element | null | undefined): string => {
  const copy = element?.cloneNode(true) as Element | undefined
  copy?.querySelectorAll('[aria-hidden=true], svg').forEach((hidden) => hidden.remove())
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export const nameOf = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')
  if (ids) {
    const parts = ids.split(/\s+/).map((id) => textOf(document.getElementById(id)))
    return parts.join(' ').trim()
  }
  const label = element.getAttribute('aria-label')
  if (label) return label.trim()
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return field ? textOf(element.labels?.[0]) : textOf(element)
}

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest('[aria-hidden=true], [inert]')

const controlOf = (element: Element): Control | undefined => {
  const [role, name] = [roleOf(element), nameOf(element)]
  if (role === '' || name === '') return undefined
  const alike = [...document.querySelectorAll(`${CONTROLS}, h1, h2`)].filter(
    (other) => roleOf(other) === role && nameOf(other) === name && isShown(other),
  )
  return { role, name, index: Math.max(alike.indexOf(element), 0) }
}

/** The heading that is shown, so that a script ends with something to check. */
export const shownHeading = (): Control | undefined => {
  const heading = [...document.querySelectorAll('h1, h2, [role=heading]')].find(isShown)
  return heading && controlOf(heading)
}

const valueOf = (phone: Element | undefined): string =>
  phone instanceof HTMLInputElement ? phone.value : ''

function stepOfField(field: HTMLInputElement | HTMLTextAreaElement): Step | undefined {
  const control = controlOf(field)
  if (!control) return undefined
  if (control.role === 'slider') return { do: 'solve', control }
  if (!control.name.startsWith('验证码')) return { do: 'type', control, value: field.value }
  const phone = [...document.querySelectorAll('input')].find((one) =>
    nameOf(one).startsWith('手机号码'),
  )
  return { do: 'code', control, phoneNumber: valueOf(phone) }
}

/** Tells each step through `tell`. Letters typed into one field are one step. */
export function watchSteps(tell: (step: Step) => void): void {
  const listen = (name: string, act: (target: Element) => Step | undefined) =>
    document.addEventListener(
      name,
      ({ target }) => {
        const step = target instanceof Element ? act(target) : undefined
        if (step) tell(step)
      },
      { capture: true },
    )

  listen('click', (target) => {
    // The browser repeats the click on the control that a label names.
    const label = target.closest('label')
    if (label?.control && !label.control.contains(target)) return undefined
    // The sheets of WeChat over a mini-program are recorded by the native phone itself.
    if (target.closest('.native-ask')) return undefined
    const tapped = target.closest(CONTROLS)
    const control = tapped && controlOf(tapped)
    return control && TAPPED.test(control.role) ? { do: 'tap', control } : undefined
  })
  listen('input', (target) =>
    (target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type)) ||
    target instanceof HTMLTextAreaElement
      ? stepOfField(target)
      : undefined,
  )
  listen('scroll', (target) => {
    const { scrollTop, clientHeight, scrollHeight } = target
    if (!target.hasAttribute('role') || scrollTop + clientHeight < scrollHeight - 4)
      return undefined
    const name = target.getAttribute('aria-label') ?? ''
    return { do: 'read', control: { role: roleOf(target), name, index: 0 } }
  })
}
