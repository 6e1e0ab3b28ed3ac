import type { glassEasel } from 'glass-easel-miniprogram-adapter'
import { guarded } from '../shell/report'
import { plainEvent } from './events'
import { backendElement } from './space'

/**
 * Scripts of templates (wxs) that handle events and changes of properties. They get the event and a
 * descriptor of their component, with which they change its elements without setData.
 */

type Node = glassEasel.Element
type Component = glassEasel.GeneralComponent
type ShadowedEvent = glassEasel.ShadowedEvent<unknown>

const descriptors = new WeakMap<Node, object>()

const styleText = (style: unknown): string =>
  typeof style === 'string'
    ? style
    : Object.entries((style ?? {}) as Readonly<Record<string, unknown>>)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join('; ')

const scopeOf = (node: Node): Node =>
  ((node as Partial<Component>).getShadowRoot?.() as Node | undefined) ?? node

const describe = (node: Node): object => {
  const element = () => backendElement(node)
  const state: Record<string, unknown> = {}
  const find = (selector: string): readonly Node[] =>
    (scopeOf(node) as unknown as { querySelectorAll(own: string): Node[] }).querySelectorAll(
      selector,
    )
  const toggle = (names: string, isOn: boolean) => {
    for (const name of names.split(/\s+/).filter(Boolean)) node.classList?.toggle(name, isOn)
    return descriptor
  }
  const descriptor: object = {
    selectComponent: (selector: string) => find(selector).map(descriptorOf)[0],
    selectAllComponents: (selector: string) => find(selector).map(descriptorOf),
    setStyle: (style: unknown) => {
      const own = element()
      if (own) own.style.cssText += `;${styleText(style)}`
      return descriptor
    },
    addClass: (names: string) => toggle(names, true),
    removeClass: (names: string) => toggle(names, false),
    hasClass: (name: string) => node.classList?.contains(name) ?? false,
    getDataset: () => node.dataset,
    getState: () => state,
    callMethod: (name: string, argument: unknown) => {
      const caller = (node as Component).getMethodCaller() as unknown as Record<string, unknown>
      const method = caller[name]
      if (typeof method === 'function') method.call(caller, argument)
    },
    triggerEvent: (name: string, detail: unknown) => node.triggerEvent(name, detail ?? {}, {}),
    requestAnimationFrame: (callback: () => void) => requestAnimationFrame(callback),
    setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    getBoundingClientRect: () => element()?.getBoundingClientRect(),
    getComputedStyle: (names: readonly string[]) => {
      const own = element()
      const style = own && getComputedStyle(own)
      return Object.fromEntries(names.map((name) => [name, style?.getPropertyValue(name)]))
    },
  }
  return descriptor
}

const descriptorOf = (node: Node): object => {
  const known = descriptors.get(node) ?? describe(node)
  descriptors.set(node, known)
  return known
}

type Change = (value: unknown, before: unknown, owner: unknown, own: unknown) => void
/** `withWxsFunctions` marks the functions of scripts. */
type Handler = ((...args: readonly unknown[]) => unknown) & { readonly isOfScript?: boolean }

/** Where the compiler took a handler from: 0 is the data, the others are scripts. */
const isOfScript = (from: unknown): boolean =>
  Array.isArray(from) && typeof from[0] === 'number' && from[0] > 0

/** `withWxsFunctions` lets the compiled templates call these. */
export const provideWxsEvents = (): void => {
  window.weappWxs = {
    change: (listener) =>
      typeof listener === 'function'
        ? (value: unknown, before: unknown, host: Node, node: Node) =>
            // While the page is being made, the elements that a script looks for are not there yet.
            queueMicrotask(() =>
              guarded(() =>
                (listener as Change)(value, before, descriptorOf(host), descriptorOf(node)),
              ),
            )
        : listener,
    event: (caller, event, handler, from) => {
      const handle = handler as Handler
      if (!handle.isOfScript && !isOfScript(from)) return handle.call(caller, event)
      const { currentTarget } = event as ShadowedEvent
      const node = (target: unknown) => (target as { _$?: Node })._$ ?? (target as Node)
      const own = {
        ...plainEvent(event as ShadowedEvent),
        instance: descriptorOf(node(currentTarget)),
      }
      return handle(own, descriptorOf(node(caller)))
    },
  }
}
