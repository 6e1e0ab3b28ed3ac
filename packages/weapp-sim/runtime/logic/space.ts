import { component, glassEasel, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import { rpxToCss } from '../../wire/rpx'
import { measureDrawing, noteUpdate } from '../shell/audit-notes'
import { noteNotPlayed } from '../shell/not-played'
import { noteSetData } from '../shell/set-data-log'
import { program, templates } from '../shell/window'
import { styleScopeOf } from './styles'

const env = new MiniProgramEnv()

/** The registry of the pages and components of the mini-program. */
export const codeSpace = env.createCodeSpace('app', true)

/** `input` becomes `wx-input`. Without the prefix the browser would make it an HTML control. */
const hostTag = (tag: string) => (tag.startsWith('wx-') || tag === 'virtual' ? tag : `wx-${tag}`)

const createElement = (tag: string): HTMLElement => {
  const element = document.createElement(hostTag(tag))
  const setAttribute = element.setAttribute.bind(element)
  element.setAttribute = (name, value) => {
    setAttribute(name, name === 'style' ? rpxToCss(String(value)) : value)
    // Screen readers of the browser know only `role`.
    if (name === 'aria-role') setAttribute('role', value)
  }
  return element
}

const backendContext = new glassEasel.CurrentWindowBackendContext()
Object.assign(backendContext, {
  document: {
    createElement,
    createTextNode: (text: string) => document.createTextNode(text),
    createDocumentFragment: () => document.createDocumentFragment(),
  },
})

/** Events that glass-easel synthesises or the browser sends. Built-ins fire all others. */
const BROWSER_EVENTS =
  /^(touch(start|move|end|cancel)|tap|canceltap|longpress|transitionend|animation(start|iteration|end))$/

type EventGate = (target: Element, type: string) => boolean
const gates: EventGate[] = []

/** Lets a built-in swallow browser events, as a disabled button does. */
export const addEventGate = (gate: EventGate): void => {
  gates.push(gate)
}

const hearingTaps = new WeakSet<object>()

/** Whether the element, or a built-in in its place, listens for taps. */
export const hearsTaps = (element: Element): boolean => hearingTaps.has(element)

const setListenerStats = backendContext.setListenerStats.bind(backendContext)
backendContext.setListenerStats = (element, type, ...rest) => {
  if (type === 'tap') hearingTaps.add(element)
  setListenerStats(element, type, ...rest)
}

backendContext.onEvent((target, type, detail, options) => {
  if (!BROWSER_EVENTS.test(type)) return
  const element = backendElement(target)
  if (element && gates.some((gate) => !gate(element, type))) return
  glassEasel.Event.triggerEvent(target, type, detail, options)
})

export const backend = env.associateBackend(backendContext)

export const backendElement = (node: glassEasel.Element): HTMLElement | null =>
  node.getBackendElement() as unknown as HTMLElement | null

/** The glass-easel node behind a DOM element. */
export const nodeOf = (element: Element): glassEasel.Element | undefined =>
  (element as Element & { __wxElement?: glassEasel.Element }).__wxElement

/** Largest `setData` that WeChat accepts without a warning, in bytes. */
const SET_DATA_LIMIT = 1024 * 1024

/** Data goes to the view as JSON, so values that JSON cannot carry are lost, as in WeChat. */
const copySetData = (): void => {
  const prototype = component.ComponentCaller.prototype as unknown as {
    readonly is: string
    setData(data: unknown, callback?: () => void): void
  }
  const original = prototype.setData
  prototype.setData = function (data, callback) {
    const json = JSON.stringify(data ?? {})
    const { bytes, paths } = noteSetData(json, Object.keys(data ?? {}))
    noteUpdate(this.is, bytes, paths)
    if (json.length > SET_DATA_LIMIT) console.warn(`setData of ${json.length} bytes`)
    measureDrawing(this.is, () => original.call(this, JSON.parse(json), callback))
  }
}

/** Animations by keyframes, which move nothing here and end at once. */
const answerAnimations = (): void => {
  const done = (...args: readonly unknown[]) => {
    noteNotPlayed('animate')
    const callback = args[args.length - 1]
    if (typeof callback === 'function') setTimeout(callback)
  }
  Object.assign(component.ComponentCaller.prototype, {
    animate: done,
    clearAnimation: done,
    applyAnimatedStyle: done,
    clearAnimatedStyle: done,
    setUpdatePerformanceListener: () => undefined,
  })
}

interface InternalCodeSpace {
  prepareComponentOptions(...args: unknown[]): [glassEasel.ComponentOptions, unknown]
}

/**
 * Writes ids into the DOM unchanged, because selectors of tests and labels look for them there.
 * Properties stay in the component's data: as a field of the node, a property named `dataset`
 * would replace the node's own `dataset`.
 */
const setOptions = (): void => {
  const space = codeSpace as unknown as InternalCodeSpace
  const original = space.prepareComponentOptions.bind(codeSpace)
  space.prepareComponentOptions = (...args) => {
    const [{ idPrefixGenerator: _, ...options }, isolation] = original(...args)
    return [{ ...options, writeIdToDOM: true, writeFieldsToNode: false }, isolation]
  }
}

/** `bindtap` without a colon on a native node is a listener, not an attribute. */
const fallbackListenerOnNativeNode = true

export const fillCodeSpace = (): void => {
  copySetData()
  answerAnimations()
  setOptions()
  for (const [path, config] of Object.entries(program.configs)) {
    codeSpace.addComponentStaticConfig(
      path,
      config as Parameters<typeof codeSpace.addComponentStaticConfig>[1],
    )
    const scope = styleScopeOf(path)
    if (scope !== undefined) codeSpace.addStyleSheet(path, undefined, scope)
  }
  for (const [path, content] of Object.entries(templates)) {
    const template = { groupList: templates, content, fallbackListenerOnNativeNode }
    codeSpace.addCompiledTemplate(
      path,
      template as unknown as Parameters<typeof codeSpace.addCompiledTemplate>[1],
    )
  }
}
