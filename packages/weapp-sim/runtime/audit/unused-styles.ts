/** Rules of each sheet that fitted no element so far, as in the coverage of Chromium's tools. */

const unused = new Map<string, Set<CSSStyleRule>>()
const known = new Set<CSSStyleSheet>()

const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule]
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : []
  })

/** States and parts of elements are left out, because a look does not meet them. */
const fits = ({ selectorText }: CSSStyleRule): boolean => {
  const bare = selectorText.replace(/::?[\w-]+(\([^()]*\))?/g, '') || '*'
  try {
    return document.querySelector(bare) !== null
  } catch {
    // A selector that is only a state is not one without it.
    return true
  }
}

const sheetsHere = (): readonly (readonly [path: string, sheet: CSSStyleSheet])[] =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')].flatMap((element) =>
    element.sheet ? [[element.dataset.sheet ?? '', element.sheet] as const] : [],
  )

export const lookAtStyles = (): void => {
  for (const [path, sheet] of sheetsHere()) {
    if (!known.has(sheet)) unused.set(path, new Set(rulesIn(sheet.cssRules)))
    known.add(sheet)
  }
  for (const rules of unused.values()) for (const rule of rules) if (fits(rule)) rules.delete(rule)
}

const encoder = new TextEncoder()

export const unusedBytes = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...unused].map(([path, rules]) => [
      path,
      [...rules].reduce((sum, { cssText }) => sum + encoder.encode(cssText).length, 0),
    ]),
  )
