import type { component, glassEasel } from 'glass-easel-miniprogram-adapter'
import { controlsOf } from '../logic/define'
import { nodeOf } from '../logic/space'
import { describe, elementById, select } from './elements'
import { touchLanded, touchPoint } from './touch'

interface OnElement {
  readonly elementId: string
}

type Named = OnElement & { readonly names: readonly string[] }
type Selecting = OnElement & { readonly selector: string }

const field = (target: object, name: string): unknown => (target as Record<string, unknown>)[name]

const node = ({ elementId }: OnElement): glassEasel.Element => {
  const found = nodeOf(elementById(elementId))
  if (!found) throw new Error('not an element of the mini-program')
  return found
}

const dataOf = (ask: OnElement): Readonly<Record<string, unknown>> =>
  (node(ask) as unknown as { data?: Record<string, unknown> }).data ?? {}

const property = (ask: OnElement, name: string): unknown => {
  const data = dataOf(ask)
  /** The client asks first which properties exist. */
  if (name === '__propPublic') return Object.fromEntries(Object.keys(data).map((k) => [k, true]))
  return controlsOf(elementById(ask.elementId))?.read?.[name]?.() ?? data[name]
}

const caller = (ask: OnElement) =>
  (
    node(ask) as glassEasel.GeneralComponent
  ).getMethodCaller() as unknown as component.GeneralComponent

const pathIn = (data: unknown, path: string | undefined): unknown =>
  path
    ? path
        .replace(/\[(\d+)\]/g, '.$1')
        .split('.')
        .reduce<unknown>(
          (value, key) => (value as Record<string, unknown> | undefined)?.[key],
          data,
        )
    : data

const callFunction = (ask: OnElement & { functionName: string; args: readonly unknown[] }) => {
  const [tag, name = ''] = ask.functionName.split('.')
  const element = elementById(ask.elementId)
  const own = controlsOf(element)?.functions?.[name]
  if (!own || element.tagName.toLowerCase() !== `wx-${tag}`) {
    throw new Error(`${ask.functionName} is not supported`)
  }
  return { result: own(...(ask.args as never[])) }
}

const withoutPrefix = (html: string) => html.replace(/<(\/?)wx-/g, '<$1')

export const elementTable = {
  'Element.getElement': ({ elementId, selector }: Selecting) => {
    const [first] = select(elementById(elementId), selector)
    if (!first) throw new Error('no such element')
    return describe(first)
  },
  'Element.getElements': ({ elementId, selector }: Selecting) => ({
    elements: select(elementById(elementId), selector).map(describe),
  }),
  'Element.getAttributes': ({ elementId, names }: Named) => ({
    attributes: names.map((name) => elementById(elementId).getAttribute(name)),
  }),
  'Element.getDOMProperties': ({ elementId, names }: Named) => ({
    properties: names.map((name) => field(elementById(elementId), name)),
  }),
  'Element.getProperties': (ask: Named) => ({
    properties: ask.names.map((name) => property(ask, name)),
  }),
  'Element.getStyles': ({ elementId, names }: Named) => ({
    styles: names.map((name) => getComputedStyle(elementById(elementId)).getPropertyValue(name)),
  }),
  'Element.getOffset': ({ elementId }: OnElement) => {
    const { left, top } = elementById(elementId).getBoundingClientRect()
    return { left, top }
  },
  'Element.getWXML': ({ elementId, type }: OnElement & { type: 'inner' | 'outer' }) => {
    const element = elementById(elementId)
    return { wxml: withoutPrefix(type === 'outer' ? element.outerHTML : element.innerHTML) }
  },
  'Element.triggerEvent': (ask: OnElement & { type: string; detail?: unknown }) => {
    node(ask).triggerEvent(ask.type, ask.detail ?? {}, { bubbles: true })
  },
  'Element.callFunction': callFunction,
  'Element.getData': (ask: OnElement & { path?: string }) => ({
    data: pathIn(dataOf(ask), ask.path),
  }),
  'Element.setData': (ask: OnElement & { data: Record<string, unknown> }) =>
    caller(ask).setData(ask.data),
  'Element.callMethod': async (ask: OnElement & { method: string; args: unknown[] }) => ({
    result: await (field(caller(ask), ask.method) as (...args: unknown[]) => unknown)(...ask.args),
  }),
  'Sim.touchPoint': ({ elementId }: OnElement) => touchPoint(elementById(elementId)),
  'Sim.touchLanded': touchLanded,
}

export { field, pathIn }
