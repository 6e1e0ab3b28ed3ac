import { settings } from '../shell/window'
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

/** There is no animation: the stages of entering and leaving fire at once, in their order. */
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
 * Closes the open container instead of the page when the person goes back. It answers false when
 * no container was open, or on a phone where Back always closes the page.
 */
export const backClosesContainer = (page: Element): boolean => {
  if (!settings.catchesBack) return false
  const open = [...page.querySelectorAll('wx-page-container')]
    .flatMap((container) => controlsOf(container)?.control ?? [])
    .find(({ get }) => get('show') === true)
  open?.set('show', false)
  return open !== undefined
}
