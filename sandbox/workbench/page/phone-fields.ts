import type { Field } from './phone-message'
import { nameOf } from './recorder'

/** Types into the fields of the page in a phone for the tester. */

/** React notices a value only if it is set in the same way as by a keyboard. */
const type = (input: HTMLInputElement, value: string): void => {
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** Fills in the empty fields with these labels. Answers how many it filled in. */
export const fill = (fields: Field[]): number => {
  const inputs = [...document.querySelectorAll('input')].filter(isShown)
  return fields.filter(({ label, value }) => {
    const named = inputs.filter((input) => nameOf(input).startsWith(label))
    const input =
      named.find((one) => one.value === '') ?? (label === '验证码' ? named[0] : undefined)
    if (input) type(input, value)
    return input !== undefined
  }).length
}

/** Moves the slider of a captcha. Answers how many sliders it found. */
export const solve = (offset: number): number => {
  const slider = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')].find(isShown)
  if (!slider) return 0
  type(slider, String(offset))
  // The page must process the value before the click.
  requestAnimationFrame(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=button]')]
    buttons.find((one) => isShown(one) && one.textContent === '拖动滑块完成拼图')?.click()
  })
  return 1
}
