import { openPages, pageById, tellLeaving, topPage } from '../logic/stack'
import type { OpenPage } from '../logic/stack'
import { field, pathIn } from './element-table'
import { describe, select, selectByXpath } from './elements'

interface OnPage {
  readonly pageId: number
}

type Selecting = OnPage & { readonly selector: string }

const pageInfo = ({ id, path, query }: OpenPage) => ({ pageId: id, path, query })

const first = (found: readonly Element[]) => {
  const [element] = found
  if (!element) throw new Error('no such element')
  return describe(element)
}

/** Each page scrolls in its own box here. A test asks for the document, which WeChat has. */
const windowProperty = (page: OpenPage, name: string): unknown => {
  const scrolling = /^document\.(?:documentElement|body)\.(scroll\w+|client\w+)$/.exec(name)
  return scrolling?.[1] ? field(page.scroller, scrolling[1]) : pathIn(window, name)
}

export const pageTable = {
  'App.getPageStack': () => ({ pageStack: openPages().map(pageInfo) }),
  'App.getCurrentPage': () => {
    const page = topPage()
    if (!page) throw new Error('no page is open')
    return pageInfo(page)
  },
  'Page.getElement': ({ pageId, selector }: Selecting) =>
    first(select(pageById(pageId).host, selector)),
  'Page.getElements': ({ pageId, selector }: Selecting) => ({
    elements: select(pageById(pageId).host, selector).map(describe),
  }),
  'Page.getElementByXpath': ({ pageId, selector }: Selecting) =>
    first(selectByXpath(pageById(pageId).host, selector)),
  'Page.getElementsByXpath': ({ pageId, selector }: Selecting) => ({
    elements: selectByXpath(pageById(pageId).host, selector).map(describe),
  }),
  'Page.getData': ({ pageId, path }: OnPage & { path?: string }) => ({
    data: pathIn(pageById(pageId).instance.data, path),
  }),
  'Page.setData': ({ pageId, data }: OnPage & { data: Record<string, unknown> }) =>
    pageById(pageId).instance.setData(data),
  'Page.callMethod': async ({
    pageId,
    method,
    args,
  }: OnPage & { method: string; args: unknown[] }) => {
    const page = pageById(pageId)
    const { instance } = page
    if (method === 'onShareAppMessage') tellLeaving(page)
    const own = instance[method]
    if (typeof own !== 'function') throw new Error(`page has no method ${method}`)
    return { result: (await own.apply(instance, args)) as unknown }
  },
  'Page.getWindowProperties': ({ pageId, names }: OnPage & { names: readonly string[] }) => ({
    properties: names.map((name) => windowProperty(pageById(pageId), name)),
  }),
}
