import { define } from '../logic/define'

const properties = {
  current: [Number, 0],
  autoplay: [Boolean, false],
  interval: [Number, 5000],
  duration: [Number, 500],
  circular: [Boolean, false],
  vertical: [Boolean, false],
  indicatorDots: [Boolean, false],
} as const

/** Shows one slide at a time, without motion. Only the test or the page changes the slide. */
export const defineSwiper = (): void => {
  define('swiper-item', { itemId: [String, ''] }, () => undefined)
  define('swiper', properties, ({ host, set, fire }) => {
    const show = (current: number) => {
      host.style.setProperty('--current', String(current))
    }
    const swipeTo = (current: number) => {
      set('current', current)
      fire('change', { current, source: 'touch' })
      fire('animationfinish', { current, source: 'touch' })
    }
    return { changed: { current: show }, functions: { swipeTo } }
  })
}
