/**
 * What Stryker leaves unbroken in the gateway, each with its reason. Nobody's money or rights depend on
 * these, so a test of them would only repeat them.
 */

const nameOf = ({ type, name, property }) =>
  type === 'Identifier' ? name : type === 'MemberExpression' ? property.name : undefined

/** What these are given is left alone. */
const ofLog = 'a line of the log, for people'
const ofChart = 'a number on a chart; the tests of server/watch are about it'
const ofTrace = 'a name in a trace, for people'

const reasonOf = ({ node, parent, listKey }) => {
  if (parent?.type === 'CallExpression' && listKey === 'arguments') {
    const { type, object } = parent.callee
    const on = type === 'MemberExpression' ? nameOf(object) : undefined
    const name = nameOf(parent.callee)
    // An alarm is one of the fields of an error, so of an error only the words are left alone.
    if (on === 'log' && (name !== 'error' || node.type === 'StringLiteral')) return ofLog
    if (on === 'metrics') return ofChart
    if (name === 'span') return ofTrace
  }
  if (parent?.type === 'NewExpression' && nameOf(parent.callee) === 'Error')
    return 'words for a programmer; that it is thrown is judged'
  return undefined
}

export const strykerPlugins = [
  { kind: 'Ignore', name: 'not-judged', value: { shouldIgnore: reasonOf } },
]
