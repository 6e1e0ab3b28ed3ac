import type { Page } from '@playwright/test'

/**
 * WCAG 2.2 rules about hands that axe does not check, or not on a whole page: 2.4.11 (the focus is
 * not hidden), 2.5.7 (dragging has another way), 2.5.8 (targets of 24 px). Runs in a page.
 */
const findFaults = (): string[] => {
  const LEAST = 24
  const faults: string[] = []
  const pages = [...document.querySelectorAll('.taro_page')]
  const shown = pages[pages.length - 1] ?? document.body
  const dialogs = shown.querySelectorAll('[role=dialog]')
  const root = dialogs[dialogs.length - 1] ?? shown
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}> ${(
      element.getAttribute('aria-label') ??
      element.textContent ??
      ''
    )
      .trim()
      .slice(0, 24)}`
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.hm-skip, [inert]')

  const controls = [
    ...root.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [role=button], [role=link], [role=tab], [role=option]',
    ),
  ].filter((one) => isSeen(one) && !one.matches(':disabled'))

  /** A checkbox is hit by its label as well. */
  const areaOf = (control: HTMLElement): HTMLElement => {
    const { labels } = control as HTMLInputElement
    return (
      control.closest('label') ??
      (/checkbox|radio/.test((control as HTMLInputElement).type) ? labels?.[0] : undefined) ??
      control
    )
  }
  const targets = controls.filter(
    (one) =>
      !one.matches(
        '[role=region], [role=article], [role=listbox], [role=dialog], main, [tabindex="-1"]',
      ),
  )
  const boxes = new Map(targets.map((one) => [one, areaOf(one).getBoundingClientRect()]))
  const isInText = (control: HTMLElement) => {
    const parent = control.parentElement
    if (!parent || getComputedStyle(control).display !== 'inline') return false
    return [...parent.childNodes].some(
      (one) => one.nodeType === Node.TEXT_NODE && one.nodeValue?.trim(),
    )
  }
  for (const [control, box] of boxes) {
    if (box.width === 0 || (box.width >= LEAST && box.height >= LEAST) || isInText(control))
      continue
    // A small target may stand alone: a circle of 24 px around it meets no other target.
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const crowd = [...boxes].some(([other, there]) => {
      if (other === control || areaOf(other) === areaOf(control)) return false
      const [dx, dy] = [
        Math.max(there.left - x, 0, x - there.right),
        Math.max(there.top - y, 0, y - there.bottom),
      ]
      return Math.hypot(dx, dy) < LEAST / 2
    })
    if (crowd)
      faults.push(`2.5.8 ${Math.round(box.width)}x${Math.round(box.height)} px: ${nameOf(control)}`)
  }

  const dragged = (element: Element): boolean => {
    const props = Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as
      object | undefined
    return (
      element.matches('input[type=range], [draggable=true]') ||
      Object.keys(props ?? {}).some((name) =>
        /^on(TouchMove|PointerMove|MouseMove|Drag)/.test(name),
      )
    )
  }
  for (const element of root.querySelectorAll('*')) {
    if (!isSeen(element) || !dragged(element)) continue
    const around = element.closest('[role=dialog], form, section') ?? root
    const other = [
      ...around.querySelectorAll('[role=group] button, [role=radio], [role=option]'),
    ].filter(isSeen)
    if (other.length < 2) faults.push(`2.5.7 only by dragging: ${nameOf(element)}`)
  }

  const before = document.activeElement as HTMLElement | null
  const scrolled = shown.scrollTop
  for (const control of controls) {
    if (control.tabIndex < 0) continue
    control.focus()
    if (document.activeElement !== control) continue
    const area = areaOf(control)
    const { left, right, top, bottom } = area.getBoundingClientRect()
    const inset = (from: number, to: number) => {
      const [least, most] = [Math.max(from, 0), to]
      return [least + 3, (least + most) / 2, most - 3]
    }
    const hit = inset(left, Math.min(right, innerWidth)).some((x) =>
      inset(top, Math.min(bottom, innerHeight)).some((y) => {
        const there = document.elementFromPoint(x, y)
        return there !== null && (area.contains(there) || there.contains(area))
      }),
    )
    if (!hit) faults.push(`2.4.11 focus hidden: ${nameOf(control)}`)
  }
  before?.focus({ preventScroll: true })
  shown.scrollTop = scrolled
  return [...new Set(faults)]
}

/** Faults against WCAG 2.4.11, 2.5.7 and 2.5.8 on the shown page or dialog. */
export const handFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults)
