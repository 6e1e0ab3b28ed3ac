import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import escapeHtml from 'escape-html'
import type { ProductPage } from '@/contract/product-page'
import { firstScreen } from '@/variants/first-screen'

/** Rules of the product page's hero; they are inlined because their file arrives too late. */
const HERO_RULES = /\.hm-hero[\w-]*\{[^}]*\}/g

const heroStyles = (root: string): string => {
  const folder = join(root, 'css')
  const sheets = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.css'))
    : []
  return sheets
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(HERO_RULES) ?? [])
    .join('')
}

/** The hero as the page will draw it, in the same place, so that nothing moves when it does. */
const heroMarkup = (page: ProductPage): string => {
  const { title, slogan, tags, art, deep, light } = firstScreen(page)
  const chips = tags.map((tag) => `<div class="hm-hero__tag">${escapeHtml(tag)}</div>`).join('')
  return `<div id="hm-first" class="hm-page" aria-hidden="true" style="position:fixed;z-index:10;top:0;right:0;bottom:0;left:0;overflow:hidden"><div style="max-width:640px;margin:0 auto"><div class="hm-hero" style="--hm-hero-deep:${deep};--hm-hero-light:${light}"><img class="hm-hero__art" style="object-fit:cover" alt="" src="${art}"><div class="hm-hero__title" style="font-weight:600">${escapeHtml(title)}</div><div class="hm-hero__slogan">${escapeHtml(slogan)}</div><div class="hm-hero__tags">${chips}</div></div></div></div>`
}

/**
 * index.html for a product: its title, and its hero drawn before any script runs. On a slow phone
 * that is what a person sees first, about a second earlier. The page takes it away when it is up.
 */
export const createLanding = (root: string): ((page: ProductPage) => string) => {
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  const styles = `<style>${heroStyles(root)}</style>`
  return (page) =>
    html
      .replace(
        /<title>[^<]*<\/title>/,
        () => `<title>${escapeHtml(page.shortName)}</title>${styles}`,
      )
      .replace('<div id="app">', () => `${heroMarkup(page)}<div id="app">`)
}
