import { join } from 'node:path'

/** The names of data that each template shows, for the rule against data that nobody shows. */
export type Bindings = Readonly<Record<string, readonly string[]>>

const SHOWN = /\{\{([^]*?)\}\}/g
const NAME = /(?<![\w$.])[A-Za-z_$][\w$]*/g
const FROM = /<(?:import|include)\s[^>]*?\bsrc=["']([^"']+)["']/g
/** `model:value="{{name}}"` is among them; a script of the template may hear a property by name. */
const COMMENT = /<!--[^]*?-->/g

const pathOf = (from: string, src: string): string =>
  join(src.startsWith('/') ? '' : join(from, '..'), src)
    .replace(/^\//, '')
    .replace(/\.wxml$/, '')

/** `texts` are the templates by path, without suffix. What a template imports counts as its own. */
export const bindingsOf = (texts: Readonly<Record<string, string>>): Bindings => {
  const namesIn = (path: string, around: readonly string[]): readonly string[] => {
    const text = texts[path]?.replace(COMMENT, '')
    if (text === undefined || around.includes(path)) return []
    const own = [...text.matchAll(SHOWN)].flatMap(([, inner = '']) => inner.match(NAME) ?? [])
    const others = [...text.matchAll(FROM)].map(([, src = '']) => pathOf(path, src))
    return [...own, ...others.flatMap((each) => namesIn(each, [...around, path]))]
  }
  return Object.fromEntries(
    Object.keys(texts).map((path) => [path, [...new Set(namesIn(path, []))].sort()]),
  )
}
