import type { Look } from './look'

/**
 * Gives a page the look of its phone. A frame has no settings of its own, so dark colours and large
 * letters are written into the rules of the page's style sheets.
 */

const SCHEME = /\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/g
/** Sizes that follow another size, which has grown already. */
const FOLLOWS = /^$|%$|[\d.]em$|^(inherit|unset|revert|smaller|larger)/

/** What the author of a rule wrote, so that another look begins with it again. */
interface Written {
  media: string
  size: string
  lineHeight: string
}
const written = new WeakMap<CSSRule, Written>()

const withScheme = (query: string, isDark: boolean): string =>
  query.replace(SCHEME, (_, scheme: string) =>
    (scheme === 'dark') === isDark ? '(min-width: 0px)' : '(max-width: 0px)',
  )

const grown = (size: string, letters: number): string =>
  letters === 100 || FOLLOWS.test(size) ? size : `calc((${size}) * ${letters / 100})`

function playRule(rule: CSSRule, look: Look): void {
  const media = rule instanceof CSSMediaRule ? rule.media : undefined
  const style = rule instanceof CSSStyleRule ? rule.style : undefined
  const own = written.get(rule) ?? {
    media: media?.mediaText ?? '',
    size: style?.fontSize ?? '',
    lineHeight: style?.lineHeight ?? '',
  }
  written.set(rule, own)
  if (media && own.media.includes('prefers-color-scheme'))
    media.mediaText = withScheme(own.media, look.isDark)
  const set = (name: string, value: string) => {
    if (style && style.getPropertyValue(name) !== value)
      style.setProperty(name, value, style.getPropertyPriority(name))
  }
  if (own.size) set('font-size', grown(own.size, look.letters))
  // WebKit grows fixed line heights too; the text zoom of Android does not.
  if (/(px|rem)$/.test(own.lineHeight) && /iPhone/.test(navigator.userAgent))
    set('line-height', grown(own.lineHeight, look.letters))
  if ('cssRules' in rule) playRules(rule.cssRules as CSSRuleList, look)
}

const playRules = (rules: Iterable<CSSRule>, look: Look): void => {
  for (const rule of rules) playRule(rule, look)
}

/** Sheets of other sites cannot be read. The pages have none. */
const rulesOf = (sheet: CSSStyleSheet): Iterable<CSSRule> => {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

/** Answers a function that changes the look. Sheets that come later get the present look. */
export function playLook(first: Look): (look: Look) => void {
  let look = first
  const media = window.matchMedia.bind(window)
  window.matchMedia = (query) => media(withScheme(query, look.isDark))

  // Text without a size of its own has the browser's size. The page's sheets come later and win.
  const base = document.createElement('style')
  base.textContent = 'body { font-size: 1rem }'
  document.head.prepend(base)

  const show = () => {
    document.documentElement.style.colorScheme = look.isDark ? 'dark' : 'light'
    for (const sheet of document.styleSheets) playRules(rulesOf(sheet), look)
  }
  show()
  document.addEventListener('DOMContentLoaded', show)
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') show()
    },
    { capture: true },
  )
  // The host of the mini-program writes a sheet for each page that is opened.
  new MutationObserver((changes) => {
    const isStyle = (node: Node) => node instanceof HTMLStyleElement
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isStyle))) show()
  }).observe(document.head, { childList: true })
  return (next) => {
    look = next
    show()
  }
}
