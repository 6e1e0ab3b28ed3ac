import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import escapeHtml from 'escape-html'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import type { FirstDrawing } from '@/variants/first-drawing'
import { loadFirstScreens } from './first-screens'

/**
 * Finds the rules in late style sheets (those that load after the first screen) that the drawn HTML
 * needs. A rule applies when the HTML has all class names of its selector.
 */
const lateRules = (sheets: readonly string[], html: string): string => {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const applies = ([, selector = '']: string[]): boolean => {
    const named = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
    return named.length > 0 && named.every((name) => used.has(name))
  }
  const rules = sheets.flatMap((text) =>
    [...text.matchAll(/([^{}@]+)\{[^{}]*\}/g)].filter(applies).map(([rule]) => rule),
  )
  return [...new Set(rules)].join('')
}

interface Built {
  html: string
  /**
   * The common style sheet of all pages. It is inlined in place of its link, which saves one
   * request before the first paint.
   */
  common: string
  late: readonly string[]
  /** Scripts and styles that belong to one page, by the page's module. */
  files: Readonly<Record<string, readonly string[]>>
}

const readBuilt = (root: string, html: string): Built => {
  const read = (path: string): string =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  const folder = join(root, 'css')
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.css'))
    : []
  const text = (common: boolean) =>
    names.filter((name) => name.startsWith('app.') === common).map((name) => read(`css/${name}`))
  const files = JSON.parse(read('page-files.json') || '{}') as Built['files']
  return { html, common: text(true).join(''), late: text(false), files }
}

const compose = (
  { html, common, late, files }: Built,
  { title, ...drawn }: FirstDrawing,
  live: boolean,
) => {
  const preloads = (files[drawn.module] ?? [])
    .map((file) => {
      const as = file.endsWith('.js') ? 'script' : 'style'
      return `<link rel="preload" as="${as}" href="/${file}">`
    })
    .join('')
  const head = `<title>${escapeHtml(title)}</title><style>${common}${lateRules(late, drawn.html)}</style>`
  const still = live ? '' : ' inert aria-hidden="true"'
  const first = `<div id="hm-first"${still} style="position:fixed;z-index:10;top:0;right:0;bottom:0;left:0;overflow:hidden">${drawn.html}</div>`
  return html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<link href="\/css\/app\.[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => preloads + head)
    .replace('<div id="app">', () => `${first}<div id="app">`)
}

/** How many drawings of a product are kept. Drawings of past seconds are not asked for again. */
const MOST_KEPT = 20

export interface Landing {
  /** Undefined if it is not drawn yet and `mayDraw` forbids it. */
  product(
    page: ProductPage,
    info: PageInfo,
    search: string,
    mayDraw: () => boolean,
  ): string | undefined
  page(path: string): string | undefined
}

/**
 * index.html with the first screen of a page already drawn in it (ADR 4), so that a user with a
 * slow phone sees it about a second earlier. The page removes it as soon as it has drawn the same
 * screen. The links of a product page work at once. Other first screens are inert, because text
 * typed into them could be lost.
 */
export const createLanding = (root: string, html: string): Landing | undefined => {
  const screens = loadFirstScreens(root)
  if (!screens) return undefined
  const built = readBuilt(root, html)
  const pages = new Map<string, string>()
  const products = new WeakMap<ProductPage, Map<string, string>>()
  return {
    product: (page, info, search, mayDraw) => {
      // What is drawn shows no part of a second, so everybody who comes within one sees the same.
      const facts = { ...info, currentTime: info.currentTime.replace(/\.\d+/, '') }
      const key = JSON.stringify([facts, search])
      const known = products.get(page)?.get(key)
      if (known !== undefined) return known
      if (!mayDraw()) return undefined
      const composed = compose(built, screens.product(page, facts, search), true)
      const kept = products.get(page) ?? new Map<string, string>()
      if (kept.size >= MOST_KEPT) kept.clear()
      products.set(page, kept.set(key, composed))
      return composed
    },
    page: (path) => {
      const known = pages.get(path)
      if (known !== undefined) return known
      const drawn = screens.page(path)
      if (!drawn) return undefined
      const composed = compose(built, drawn, false)
      pages.set(path, composed)
      return composed
    },
  }
}
