import { define } from '../logic/define'

/** Milliseconds without movement after which a wheel has come to rest. */
const REST_MS = 120

const COLUMN = 'wx-picker-view-column'

const itemsOf = (column: Element): HTMLElement[] => [...column.children] as HTMLElement[]

/** Scrolls so that the item lies in the middle. */
const turnTo = (column: HTMLElement, index: number): void => {
  const item = itemsOf(column)[index]
  if (item) column.scrollTop = item.offsetTop - (column.clientHeight - item.offsetHeight) / 2
}

const indexOf = (column: HTMLElement): number => {
  const middle = column.scrollTop + column.clientHeight / 2
  const at = itemsOf(column).findIndex((item) => item.offsetTop + item.offsetHeight > middle)
  return at < 0 ? Math.max(0, itemsOf(column).length - 1) : at
}

/** Wheels that a person turns or taps. `change` tells the chosen index of each column. */
export const definePickerView = (): void => {
  define('picker-view-column', {}, () => undefined)
  define(
    'picker-view',
    {
      value: [Array, []],
      indicatorClass: [String, ''],
      indicatorStyle: [String, ''],
      immediateChange: [Boolean, false],
    },
    ({ host, get, set, fire }) => {
      const columns = () => [...host.querySelectorAll<HTMLElement>(COLUMN)]
      const value = () => (get('value') ?? []) as number[]
      const show = () => columns().forEach((column, at) => turnTo(column, value()[at] ?? 0))
      const settle = (chosen: number[]) => {
        if (JSON.stringify(chosen) === JSON.stringify(value())) return
        set('value', chosen)
        fire('change', { value: chosen })
      }
      let resting: ReturnType<typeof setTimeout> | undefined
      host.addEventListener(
        'scroll',
        () => {
          clearTimeout(resting)
          resting = setTimeout(() => settle(columns().map(indexOf)), REST_MS)
        },
        { capture: true },
      )
      host.addEventListener('click', ({ target }) => {
        const column = target instanceof Element ? target.closest<HTMLElement>(COLUMN) : null
        const at = column ? itemsOf(column).findIndex((item) => item.contains(target as Node)) : -1
        if (column && at >= 0) turnTo(column, at)
      })
      const mark = host.appendChild(document.createElement('div'))
      // The columns have their items and sizes after the next frame.
      requestAnimationFrame(show)
      return {
        changed: {
          value: () => void requestAnimationFrame(show),
          indicatorClass: (name: string) => (mark.className = `wx-mark ${name}`),
        },
        formValue: value,
      }
    },
  )
}
