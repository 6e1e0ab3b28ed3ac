import { define } from '../logic/define'

const properties = {
  scrollX: [Boolean, false],
  scrollY: [Boolean, false],
  scrollTop: [null, undefined],
  scrollLeft: [null, undefined],
  scrollIntoView: [String, ''],
  upperThreshold: [Number, 50],
  lowerThreshold: [Number, 50],
  scrollWithAnimation: [Boolean, false],
} as const

/** The threshold events exist only for vertical scrolling. */
export const defineScrollView = (): void =>
  define('scroll-view', properties, ({ host, get, fire }) => {
    const last = { left: 0, top: 0 }
    host.addEventListener('scroll', (event) => {
      if (event.target !== host) return
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientHeight } = host
      const deltaX = last.left - scrollLeft
      const deltaY = last.top - scrollTop
      Object.assign(last, { left: scrollLeft, top: scrollTop })
      fire('scroll', { scrollLeft, scrollTop, scrollWidth, scrollHeight, deltaX, deltaY })
      const below = scrollHeight - clientHeight - scrollTop
      if (deltaY < 0 && below <= Number(get('lowerThreshold'))) {
        fire('scrolltolower', { direction: 'bottom' })
      }
      if (deltaY > 0 && scrollTop <= Number(get('upperThreshold'))) {
        fire('scrolltoupper', { direction: 'top' })
      }
    })
    const scrollTo = (side: 'top' | 'left', value: unknown) => {
      const amount = Number(value)
      if (value === undefined || value === null || Number.isNaN(amount)) return
      host.scrollTo({ [side]: amount })
    }
    return {
      changed: {
        scrollX: (on: boolean) => (host.style.overflowX = on ? 'auto' : 'hidden'),
        scrollY: (on: boolean) => (host.style.overflowY = on ? 'auto' : 'hidden'),
        scrollTop: (value: unknown) => scrollTo('top', value),
        scrollLeft: (value: unknown) => scrollTo('left', value),
        scrollIntoView: (id: string) => {
          if (id) host.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView()
        },
      },
      functions: {
        scrollTo: (left: number, top: number) => host.scrollTo({ left, top }),
        scrollTop: () => host.scrollTop,
        scrollLeft: () => host.scrollLeft,
        scrollWidth: () => host.scrollWidth,
        scrollHeight: () => host.scrollHeight,
      },
    }
  })
