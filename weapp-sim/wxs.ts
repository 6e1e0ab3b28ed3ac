import { parse } from 'acorn'
import type { MemberExpression, Node } from 'acorn'
import { full } from 'acorn-walk'

/**
 * Scripts of templates are no JavaScript: what a value is made by is a name there
 * (`value.constructor === 'Array'`), and they have `getRegExp` and `getDate` instead of `new`.
 */

/** In the place of `.constructor`, so that the compiler of templates can take it for JavaScript. */
export function wxsToScript(source: string): string {
  const asked: MemberExpression[] = []
  full(parse(source, { ecmaVersion: 2019, allowReturnOutsideFunction: true }), (node: Node) => {
    if (isConstructor(node)) asked.push(node)
  })
  // From the end, so that what is before stays where it was found.
  return asked
    .sort((one, other) => other.end - one.end)
    .reduce((text, { object, end }) => {
      const value = text.slice(object.start, object.end)
      return `${text.slice(0, object.start)}getConstructor(${value})${text.slice(end)}`
    }, source)
}

const isConstructor = (node: Node): node is MemberExpression => {
  if (node.type !== 'MemberExpression') return false
  const { property, computed } = node as MemberExpression
  return !computed && property.type === 'Identifier' && property.name === 'constructor'
}

/** The compiled templates with the functions that their scripts have. */
export const withWxsFunctions = (templates: string): string =>
  `((getRegExp, getDate, getConstructor) => (${templates}))` +
  '((text, flags) => new RegExp(text, flags), (...parts) => new Date(...parts),' +
  ' (value) => Object.prototype.toString.call(value).slice(8, -1))'
