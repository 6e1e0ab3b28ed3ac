import { parse } from 'acorn'
import type { MemberExpression, Node } from 'acorn'
import { full } from 'acorn-walk'

/**
 * The language of template scripts (wxs) is not JavaScript: `constructor` is a name there
 * (`value.constructor === 'Array'`), and `getRegExp` and `getDate` exist instead of `new`.
 */

/** Replaces `.constructor` by a call, so that the template compiler can read it as JavaScript. */
export function wxsToScript(source: string): string {
  const asked: MemberExpression[] = []
  full(parse(source, { ecmaVersion: 2019, allowReturnOutsideFunction: true }), (node: Node) => {
    if (isConstructor(node)) asked.push(node)
  })
  // The last match comes first, so that the positions of the earlier ones stay right.
  return asked
    .sort((one, other) => other.end - one.end)
    .reduce((text, { object, end }) => {
      const value = text.slice(object.start, object.end)
      return `${text.slice(0, object.start)}getConstructor(${value})${text.slice(end)}`
    }, source)
}

const INNER = /(<wxs\b[^>]*[^/]>)([^]*?)(<\/wxs>)/g

/** The template with its own scripts. One that nobody can read is told, and stops nothing else. */
export const withReadableScripts = (template: string, tell: (why: string) => void): string =>
  template.replace(INNER, (_, start: string, source: string, end: string) => {
    try {
      return start + wxsToScript(source) + end
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error))
      return start + end
    }
  })

const isConstructor = (node: Node): node is MemberExpression => {
  if (node.type !== 'MemberExpression') return false
  const { property, computed } = node as MemberExpression
  return !computed && property.type === 'Identifier' && property.name === 'constructor'
}

/** Where the compiled templates ask what to do with scripts that hear changes and events. */
const UNHEARD = 'A:function(a){return a},B:function(a){return a}}'

/** Where a script is run. Its functions are marked, because a condition loses where a handler is from. */
const RUN = 'module.loader.call(null, require, module.exports, module);'
const MARK =
  ' [module.exports].concat(Object.values(module.exports || {})).forEach(function (each) {' +
  " if (typeof each === 'function') each.isOfScript = true });"

const hearing = (templates: string): string =>
  templates
    .replaceAll(RUN, RUN + MARK)
    .replace(
      UNHEARD,
      'A:function(a){return window.weappWxs.change(a)},B:function(a){return a},' +
        'C:function(c,e,f,p){return window.weappWxs.event(c,e,f,p)}}',
    )

/** Adds to the compiled templates the functions that their scripts may call. */
export const withWxsFunctions = (templates: string): string =>
  `((getRegExp, getDate, getConstructor) => (${hearing(templates)}))` +
  '((text, flags) => new RegExp(text, flags), (...parts) => new Date(...parts),' +
  ' (value) => Object.prototype.toString.call(value).slice(8, -1))'
