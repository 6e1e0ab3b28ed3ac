import { nodeOf } from '../logic/space'
import { program } from '../shell/window'

/** An element as the automator client knows it. `nodeId` marks a custom component. */
export interface ElementInfo {
  readonly elementId: string
  readonly tagName: string
  readonly nodeId?: string
}

const elements = new Map<string, Element>()
const ids = new WeakMap<Element, string>()

const isOf = (element: Element): string | undefined =>
  (nodeOf(element) as { is?: string } | undefined)?.is

/** Whether the element is a custom component. The page itself is not one. */
const isCustom = (element: Element): boolean => {
  const path = isOf(element)
  return path !== undefined && program.configs[path]?.component === true
}

export const describe = (element: Element): ElementInfo => {
  const elementId = ids.get(element) ?? `element-${elements.size + 1}`
  ids.set(element, elementId)
  elements.set(elementId, element)
  const tagName = element.tagName.toLowerCase().replace(/^wx-/, '')
  return isCustom(element) ? { elementId, tagName, nodeId: elementId } : { elementId, tagName }
}

export const elementById = (id: string): HTMLElement => {
  const element = elements.get(id)
  if (!element?.isConnected) throw new Error('element is no longer on the page')
  return element as HTMLElement
}

/** `view` in a test means `wx-view` here. */
const TYPE_SELECTOR = /(^|[\s>+~,(])([a-z][a-z-]*)(?=[.#:[\s>+~,)]|$)/g

const cssOf = (selector: string) => selector.replace(TYPE_SELECTOR, '$1wx-$2')

/** Elements inside a component are not the page's. The client asks the component for them. */
const isOwn = (scope: Element, element: Element): boolean => {
  let parent = element.parentElement
  while (parent && parent !== scope) {
    if (isCustom(parent)) return false
    parent = parent.parentElement
  }
  return true
}

export const select = (scope: Element, selector: string): Element[] =>
  [...scope.querySelectorAll(cssOf(selector))].filter((element) => isOwn(scope, element))

/** Tag names in an XPath such as `//view[@class="a"]`, which have no prefix, as in wxml. */
const NODE_TEST = /(^|\/|::|\()([a-z][a-z-]*)(?=$|[[/)\]])/g

export const selectByXpath = (scope: Element, xpath: string): Element[] => {
  const path = xpath.replace(NODE_TEST, '$1wx-$2').replace(/^\//, './')
  const found = document.evaluate(path, scope, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  return Array.from({ length: found.snapshotLength }, (_, i) => found.snapshotItem(i) as Element)
}
