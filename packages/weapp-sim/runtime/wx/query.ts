import type { component } from 'glass-easel-miniprogram-adapter'
import { canvasNodeOf } from '../canvas/node'
import { topPage } from '../logic/stack'
import type { OpenPage } from '../logic/stack'

type Component = component.GeneralComponent
type SelectorQuery = ReturnType<Component['createSelectorQuery']>
type NodesRef = ReturnType<SelectorQuery['selectViewport']>

const currentPage = (): OpenPage => {
  const page = topPage()
  if (!page) throw new Error('no page is open')
  return page
}

const asComponent = (page: OpenPage) => page.instance as unknown as Component

/** Reads the scroll position from the page's own scroller, which glass-easel does not know. */
const viewportRef = (page: OpenPage, ref: NodesRef): NodesRef => {
  const { scroller } = page
  const scroll = () => ({
    id: '',
    dataset: {},
    scrollLeft: scroller.scrollLeft,
    scrollTop: scroller.scrollTop,
    scrollWidth: scroller.scrollWidth,
    scrollHeight: scroller.scrollHeight,
  })
  const { fields } = ref
  ref.scrollOffset = (callback) =>
    fields.call(ref, { id: true, dataset: true }, (found: unknown) => {
      Object.assign(found as object, scroll())
      callback?.(scroll())
    })
  return ref
}

type Fields = Parameters<NodesRef['fields']>[0] & { readonly node?: boolean }
type Found = (found: object | null) => void

/** Answers the node of a canvas too, which glass-easel does not know. */
const nodeRef = (ref: NodesRef): NodesRef => {
  const { fields } = ref
  const own = {
    fields: ({ node, ...others }: Fields, callback?: Found) => {
      if (!node) return fields.call(ref, others, callback)
      return fields.call(ref, { ...others, context: true }, (found: unknown) => {
        const answer = found as { context?: Element; node?: object | null } | null
        if (answer?.context) answer.node = canvasNodeOf(answer.context)
        delete answer?.context
        callback?.(answer)
      })
    },
    node: (callback?: Found) => own.fields({ node: true }, callback),
  }
  return Object.assign(ref, own)
}

const createSelectorQuery = (): SelectorQuery => {
  const page = currentPage()
  const query = asComponent(page).createSelectorQuery()
  const { select, selectViewport } = query
  query.select = (selector) => nodeRef(select.call(query, selector))
  query.selectViewport = () => viewportRef(page, selectViewport.call(query))
  return query
}

type ObserverOptions = Parameters<Component['createIntersectionObserver']>[0]

const createIntersectionObserver = (owner?: Partial<Component>, options?: ObserverOptions) =>
  typeof owner?.createIntersectionObserver === 'function'
    ? owner.createIntersectionObserver(options)
    : asComponent(currentPage()).createIntersectionObserver(options)

export const queries = { createSelectorQuery, createIntersectionObserver }
