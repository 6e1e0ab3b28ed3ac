import { settings } from '../window'
import { controlsOf, define } from './define'

const properties = {
  show: [Boolean, false],
  duration: [Number, 300],
  overlay: [Boolean, true],
  position: [String, 'bottom'],
  closeOnSlideDown: [Boolean, false],
  round: [Boolean, false],
  zIndex: [Number, 100],
} as const

const ENTERING = ['beforeenter', 'enter', 'afterenter']
const LEAVING = ['beforeleave', 'leave', 'afterleave']

/** Motion is not shown: entering and leaving are told at once, in their order. */
export const definePageContainer = (): void =>
  define('page-container', properties, ({ host, fire }) => {
    let shown = false
    return {
      changed: {
        show: (on: boolean) => {
          host.hidden = !on
          if (on === shown) return
          shown = on
          for (const stage of on ? ENTERING : LEAVING) fire(stage)
        },
      },
    }
  })

/**
 * Back closes the container on show instead of the page, and only once; true if it did. Some
 * phones do not have it, and there the page goes.
 */
export const backClosesContainer = (page: Element): boolean => {
  if (!settings.catchesBack) return false
  const open = [...page.querySelectorAll('wx-page-container')]
    .flatMap((container) => controlsOf(container)?.control ?? [])
    .find(({ get }) => get('show') === true)
  open?.set('show', false)
  return open !== undefined
}
