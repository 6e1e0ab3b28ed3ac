import type { ClipboardPort } from './clipboard.types'
import { done, unsupported } from './failure'

/** The clipboard API needs https. Other pages select a hidden field and copy its text. */
export const copyText: ClipboardPort['copyText'] = async (text) => {
  try {
    await navigator.clipboard.writeText(text)
    return done
  } catch {
    return copyBySelection(text) ? done : unsupported('neither clipboard API nor execCommand')
  }
}

const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}
