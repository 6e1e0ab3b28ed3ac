/**
 * Names a field by the label that points to it, for screen readers of the browser. Both sides call
 * it, because either may come first.
 */
export const nameByLabel = (id: string): void => {
  if (!id) return
  // The elements are not in the page yet while they attach.
  queueMicrotask(() => {
    const label = document.querySelector(`wx-label[for="${CSS.escape(id)}"]`)
    const field = document.querySelector(`#${CSS.escape(id)} > .wx-field`)
    if (!label || !field || field.hasAttribute('aria-label')) return
    label.id ||= `${id}-label`
    field.setAttribute('aria-labelledby', label.id)
  })
}
