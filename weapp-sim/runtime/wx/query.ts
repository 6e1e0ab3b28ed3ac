import type { component } from 'glass-easel-miniprogram-adapter'
import { topPage } from '../stack'
import type { OpenPage } from '../stack'

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

const createSelectorQuery = (): SelectorQuery => {
  const page = currentPage()
  const query = asComponent(page).createSelectorQuery()
  const { selectViewport } = query
  query.selectViewport = () => viewportRef(page, selectViewport.call(query))
  return query
}

type ObserverOptions = Parameters<Component['createIntersectionObserver']>[0]

const createIntersectionObserver = (owner?: Partial<Component>, options?: ObserverOptions) =>
  typeof owner?.createIntersectionObserver === 'function'
    ? owner.createIntersectionObserver(options)
    : asComponent(currentPage()).createIntersectionObserver(options)

export const queries = { createSelectorQuery, createIntersectionObserver }
