import { define } from '../logic/define'

const properties = {
  direction: [String, 'none'],
  x: [null, undefined],
  y: [null, undefined],
  disabled: [Boolean, false],
  outOfBounds: [Boolean, false],
  scale: [Boolean, false],
  scaleValue: [Number, 1],
  animation: [Boolean, true],
  damping: [Number, 20],
  friction: [Number, 2],
} as const

const pixels = (value: unknown): number => {
  const amount = Number.parseFloat(String(value ?? 0)) || 0
  return String(value).endsWith('rpx') ? (amount * innerWidth) / 750 : amount
}

/** A view that a finger moves within its area. It stops at once, and two fingers do not scale it. */
export const defineMovable = (): void => {
  define('movable-area', { scaleArea: [Boolean, false] }, () => undefined)
  define('movable-view', properties, ({ host, get, fire }) => {
    const place = { x: 0, y: 0 }
    let grip: { readonly x: number; readonly y: number } | undefined
    const moveTo = (x: number, y: number, source: string) => {
      const area = host.closest('wx-movable-area') ?? host.parentElement
      const most = {
        x: Math.max(0, (area?.clientWidth ?? 0) - host.offsetWidth),
        y: Math.max(0, (area?.clientHeight ?? 0) - host.offsetHeight),
      }
      const isFree = get('outOfBounds') === true
      const within = (value: number, end: number) =>
        isFree ? value : Math.min(end, Math.max(0, value))
      const to = { x: within(x, most.x), y: within(y, most.y) }
      if (to.x === place.x && to.y === place.y) return
      Object.assign(place, to)
      host.style.transform = `translate(${place.x}px, ${place.y}px) scale(${Number(get('scaleValue'))})`
      fire('change', { ...place, source })
    }
    const directions = () => String(get('direction'))
    host.addEventListener('touchstart', (event) => {
      const [touch] = event.touches
      const moves = get('disabled') !== true && directions() !== 'none'
      grip = touch && moves ? { x: touch.clientX - place.x, y: touch.clientY - place.y } : undefined
    })
    host.addEventListener('touchmove', (event) => {
      const [touch] = event.touches
      if (!touch || !grip) return
      const goesX = ['all', 'horizontal'].includes(directions())
      const goesY = ['all', 'vertical'].includes(directions())
      moveTo(
        goesX ? touch.clientX - grip.x : place.x,
        goesY ? touch.clientY - grip.y : place.y,
        'touch',
      )
    })
    // The sizes are known after the next frame.
    const show = () =>
      void requestAnimationFrame(() => moveTo(pixels(get('x')), pixels(get('y')), ''))
    return { changed: { x: show, y: show } }
  })
}
