/**
 * What Stryker leaves unbroken in the gateway, each with its reason. Nobody's money or rights depend on
 * these, so a test of them would only repeat them.
 */

const nameOf = ({ type, name, property }) =>
  type === 'Identifier' ? name : type === 'MemberExpression' ? property.name : undefined

/** Calls by their last name, with the reason why what they are given is left alone. */
const calls = {
  info: 'a line of the log, for people',
  warn: 'a line of the log, for people',
  span: 'a name in a trace, for people',
  index: 'the schema is compared with its migrations by a test of its own',
}

const reasonOf = (path) => {
  const { parent } = path
  if (parent?.type === 'CallExpression' && path.listKey === 'arguments') {
    const { type, object } = parent.callee
    const name = nameOf(parent.callee)
    const logs = type === 'MemberExpression' && nameOf(object) === 'log'
    if (Object.hasOwn(calls, name) && (logs || name === 'span')) return calls[name]
  }
  if (parent?.type === 'NewExpression' && nameOf(parent.callee) === 'Error')
    return 'words for a programmer; that it is thrown is judged'
  return undefined
}

export const strykerPlugins = [
  { kind: 'Ignore', name: 'not-judged', value: { shouldIgnore: reasonOf } },
]
