import type { glassEasel } from 'glass-easel-miniprogram-adapter'
import { measureScript } from '../shell/audit-notes'
import { duringTap } from '../shell/taps'
import { backendElement, nodeOf } from './space'

type ShadowedEvent = glassEasel.ShadowedEvent<unknown>

/** Some callers pass the component's method caller, which keeps its node in `_$`. */
const nodeBehind = (target: unknown): glassEasel.Element =>
  (target as { _$?: glassEasel.Element })._$ ?? (target as glassEasel.Element)

const copy = (value: unknown): unknown =>
  value === undefined
    ? {}
    : JSON.parse(
        JSON.stringify(value, (_, inner: unknown) =>
          inner instanceof Node || inner === window ? undefined : inner,
        ),
      )

const targetOf = (target: unknown) => {
  const node = nodeBehind(target)
  const element = backendElement(node)
  return {
    id: node.id,
    dataset: copy(node.dataset),
    offsetLeft: element?.offsetLeft ?? 0,
    offsetTop: element?.offsetTop ?? 0,
  }
}

const touchOf = (touch: Touch) => ({
  identifier: touch.identifier,
  pageX: touch.pageX,
  pageY: touch.pageY,
  clientX: touch.clientX,
  clientY: touch.clientY,
})

/** The event as the logic layer gets it. It is JSON, because it comes from another thread. */
export const plainEvent = (event: ShadowedEvent) => {
  const original = event.getOriginalEvent()
  const touch = original instanceof TouchEvent ? original : undefined
  const isTap = event.type === 'tap'
  return {
    type: event.type,
    timeStamp: event.timeStamp,
    detail: touch && !isTap ? {} : copy(event.detail),
    target: targetOf(event.target),
    currentTarget: targetOf(event.currentTarget),
    mark: event.mark ?? {},
    // A tap reports the finger that has just left the screen.
    touches: touch ? Array.from(isTap ? touch.changedTouches : touch.touches, touchOf) : [],
    changedTouches: touch ? Array.from(touch.changedTouches, touchOf) : [],
  }
}

const isEvent = (value: unknown): value is ShadowedEvent =>
  typeof (value as Partial<ShadowedEvent> | null)?.getEventName === 'function'

/** Wraps every function of a definition so that it receives plain events. */
export const asPlainEvents = (
  definition: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(definition).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? function (this: unknown, first: unknown, ...rest: unknown[]) {
            const event = isEvent(first) ? plainEvent(first) : first
            const handle = () =>
              measureScript(name, () =>
                (value as (...args: unknown[]) => unknown).call(this, event, ...rest),
              )
            const isTap = isEvent(first) && first.getEventName() === 'tap'
            return isTap ? duringTap(handle) : handle()
          }
        : value,
    ]),
  )

/** Milliseconds a finger rests before WeChat reports a long press. */
const LONG_PRESS_MS = 350

/** Detects long presses, because glass-easel synthesises only taps. */
export const listenForLongPress = (fire: (node: glassEasel.Element) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  document.addEventListener('touchstart', ({ target }) => {
    cancel()
    timer = setTimeout(() => {
      let element = target instanceof Element ? target : null
      while (element && !nodeOf(element)) element = element.parentElement
      const node = element && nodeOf(element)
      if (node) fire(node)
    }, LONG_PRESS_MS)
  })
  for (const type of ['touchmove', 'touchend', 'touchcancel'])
    document.addEventListener(type, cancel)
}
