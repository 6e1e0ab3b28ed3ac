import { letDraw, penOf } from './pen'
import { createImage } from './picture'

const nodes = new WeakMap<HTMLCanvasElement, object>()
const elements = new WeakMap<object, HTMLCanvasElement>()

const makeNode = (element: HTMLCanvasElement): object => {
  let pen: object | undefined
  const node = {
    get width() {
      return element.width
    },
    set width(value: number) {
      element.width = value
    },
    get height() {
      return element.height
    },
    set height(value: number) {
      element.height = value
    },
    getContext: (kind: string) => {
      if (kind !== '2d') throw new Error(`context ${kind} is not supported`)
      const real = element.getContext('2d')
      if (!real) throw new Error('no context')
      return (pen ??= penOf(real))
    },
    createImage,
    requestAnimationFrame: (act: () => void) => requestAnimationFrame(act),
    cancelAnimationFrame: (id: number) => cancelAnimationFrame(id),
    toDataURL: (type?: string, quality?: number) => element.toDataURL(type, quality),
  }
  elements.set(node, element)
  letDraw(node, element)
  return node
}

/** The node of a `<canvas type="2d">` that a selector query answers; other elements have none. */
export const canvasNodeOf = (host: Element): object | null => {
  const element = host.querySelector<HTMLCanvasElement>(':scope > canvas[data-kind="2d"]')
  if (!element) return null
  const node = nodes.get(element) ?? makeNode(element)
  nodes.set(element, node)
  return node
}

/** The canvas behind a node that a program passes on. */
export const canvasOf = (node: unknown): HTMLCanvasElement | undefined =>
  elements.get(node as object)
