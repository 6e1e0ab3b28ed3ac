import type { Page } from '@playwright/test'

/**
 * Runs in a page of the web build or of the mini-program's host, so it uses nothing from outside.
 * It finds texts that are cut off, lie over each other, leave the screen or their own box, and
 * parts that scroll sideways by mistake. What lies above the page, such as a dialog, is a layer of
 * its own.
 */
const findFaults = (within: string): string[] => {
  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  interface Piece {
    text: string
    element: Element
    layer: Element
    /** The middle of the line, where the ink is, as far as it can be seen. */
    ink: Box
  }
  const faults: string[] = []
  const near = 2
  const pages = [...document.querySelectorAll('.taro_page, .page-host:not([hidden])')]
  const shown = pages[pages.length - 1] ?? document.body
  const root = [...shown.querySelectorAll(within)].pop() ?? shown

  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}>`
  const say = (what: string, element: Element, text = '') =>
    faults.push(`${what}: ${nameOf(element)} ${text.trim().slice(0, 24)}`)
  /** Nothing moves while the layout is read, and each text asks the same of all its parents. */
  const once = <T>(read: (element: Element) => T) => {
    const known = new Map<Element, T>()
    return (element: Element): T => {
      const before = known.get(element)
      if (before !== undefined) return before
      const now = read(element)
      known.set(element, now)
      return now
    }
  }
  const styleOf = once((element) => {
    const { overflow, overflowX, overflowY, display, position } = getComputedStyle(element)
    return { overflow, overflowX, overflowY, display, position }
  })
  const boxOf = once((element) => element.getBoundingClientRect())
  const parentsOf = once((element): readonly Element[] => {
    const { parentElement } = element
    return element === root || !parentElement ? [element] : [element, ...parentsOf(parentElement)]
  })
  const isSeen = once(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // WeChat itself lays out its wheels, which the host does not play.
      !element.closest('.hm-skip, [hidden], wx-picker-view') &&
      // Words for screen readers are in a box of one pixel.
      !parentsOf(element).some(
        (one) => one.clientWidth <= 1 && /hidden|clip/.test(styleOf(one).overflow),
      ),
  )
  const isPainted = once((element) => {
    const { backgroundColor, backgroundImage, borderLeftWidth, borderRightWidth } =
      getComputedStyle(element)
    return (
      !/rgba\(.*, 0\)|transparent/.test(backgroundColor) ||
      backgroundImage !== 'none' ||
      (parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0)
    )
  })
  /** A row that is meant to be scrolled sideways, such as tabs or a table. */
  const isRow = (element: Element) =>
    /auto|scroll/.test(styleOf(element).overflowX) &&
    element.scrollHeight <= element.clientHeight + near

  const pieces: Piece[] = []
  const look = (node: Text, element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const parents = parentsOf(element)
    const layer = parents.find((one) => /fixed|sticky/.test(styleOf(one).position)) ?? root
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue
      const rest = line.height * 0.2
      const ink = {
        left: line.left,
        right: line.right,
        top: line.top + rest,
        bottom: line.bottom - rest,
      }
      const full = { ...ink }
      let isFree = { x: false, y: false }
      let painted: Element | undefined
      for (const parent of parents) {
        const { overflowX, overflowY, display } = styleOf(parent)
        if (display === 'inline' || display === 'contents') continue
        const box = boxOf(parent)
        if (!painted && !isFree.x && !isFree.y && isPainted(parent)) painted = parent
        for (const [axis, overflow, from, to] of [
          ['x', overflowX, 'left', 'right'],
          ['y', overflowY, 'top', 'bottom'],
        ] as const) {
          // The page itself does not scroll while a dialog is open.
          if (overflow === 'visible' || (parent === root && axis === 'y')) continue
          const cut = full[from] < box[from] - near || full[to] > box[to] + near
          if (/hidden|clip/.test(overflow) && cut && !isFree[axis])
            say('cut off', parent, node.data)
          if (/auto|scroll/.test(overflow)) isFree = { ...isFree, [axis]: true }
          ink[from] = Math.max(ink[from], box[from])
          ink[to] = Math.min(ink[to], box[to])
        }
        if (painted === parent) {
          const out =
            (!isFree.x && (full.left < box.left - near || full.right > box.right + near)) ||
            (!isFree.y && (full.top < box.top - near || full.bottom > box.bottom + near))
          if (out && parent !== root) say('outside its box', parent, node.data)
        }
        // Boxes above cut off nothing of what is fixed to the screen.
        if (styleOf(parent).position === 'fixed') break
      }
      if (
        !isFree.x &&
        (full.left < -near || full.right > document.documentElement.clientWidth + near)
      )
        say('off the screen', element, node.data)
      if (ink.right - ink.left > 1 && ink.bottom - ink.top > 1)
        pieces.push({ text: node.data, element, layer, ink })
    }
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (element && node.nodeValue?.trim() && isSeen(element)) look(node as Text, element)
  }
  pieces.forEach((one, at) => {
    for (const other of pieces.slice(at + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue
      const wide = Math.min(one.ink.right, other.ink.right) - Math.max(one.ink.left, other.ink.left)
      const high = Math.min(one.ink.bottom, other.ink.bottom) - Math.max(one.ink.top, other.ink.top)
      if (wide > near && high > near)
        say(`over "${other.text.trim().slice(0, 16)}"`, one.element, one.text)
    }
  })

  for (const element of [document.documentElement, shown, ...root.querySelectorAll('*')]) {
    const wide = element.scrollWidth - element.clientWidth
    const { overflowX } = styleOf(element)
    if (wide <= 1 || element.clientWidth === 0 || !isSeen(element)) continue
    const isRoot = element === document.documentElement || element === shown
    if (isRoot || (/auto|scroll/.test(overflowX) && !isRow(element)))
      say(`scrolls ${wide} px sideways`, element)
  }
  // What is typed, or asked for in grey, must fit a field in its height and, empty, its width.
  for (const field of root.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [type=radio], [type=range])',
  )) {
    if (!isSeen(field) || field.type === 'hidden' || field.clientWidth < 8) continue
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    const probe = document.createElement('span')
    probe.className = field.className
    probe.style.cssText =
      'position:absolute;inset:auto;visibility:hidden;white-space:nowrap;width:auto;height:auto;min-height:0;padding:0;border:0'
    probe.textContent = field.value || field.placeholder || '字'
    field.parentElement?.append(probe)
    const { width, height } = probe.getBoundingClientRect()
    probe.remove()
    if (height * 0.8 > field.clientHeight) say('too high for its field', field, field.placeholder)
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    if (!field.value && width > room + 1) say('placeholder cut off', field, field.placeholder)
  }
  return [...new Set(faults)]
}

/** A dialog, for checks that leave out the page below it. */
export const DIALOG = '.hm-dialog__panel'

/** Faults of the layout on the shown page, or in the last part of it that fits the selector. */
export const layoutFaults = (page: Page, within = 'none'): Promise<string[]> =>
  page.evaluate(findFaults, within)
