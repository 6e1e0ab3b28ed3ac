import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type AnyNode, type Node } from 'acorn'
import { full } from 'acorn-walk'

/**
 * `npx tsx scripts/old-engines.ts` checks that the oldest engines that we promise (.browserslistrc: iOS 12,
 * Chrome 69) can read every script of both builds, and that the scripts call only functions that
 * these engines have.
 */

/** Both engines read ES2019. The code below checks the one exception. */
const LANGUAGE = 2019

/** Methods and functions newer than the oldest engines. */
const METHODS = new Set([
  ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced'],
  ...['replaceAll', 'matchAll', 'replaceChildren', 'toggleAttribute', 'randomUUID'],
])
const STATICS = new Set([
  ...['Promise.allSettled', 'Promise.any', 'Promise.withResolvers', 'Array.fromAsync'],
  ...['Object.hasOwn', 'Object.groupBy', 'AbortSignal.timeout', 'AbortSignal.any'],
  ...['Intl.ListFormat', 'Intl.RelativeTimeFormat', 'Intl.Segmenter', 'URL.canParse'],
])
const GLOBALS = new Set([
  ...['structuredClone', 'queueMicrotask', 'globalThis', 'WeakRef', 'BigInt'],
  ...['FinalizationRegistry', 'AggregateError', 'ResizeObserver', 'IntersectionObserver'],
])

const staticName = (node: AnyNode): string | undefined => {
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  if (node.property.type !== 'Identifier' || node.object.type !== 'Identifier') return undefined
  return `${node.object.name}.${node.property.name}`
}

const calledMethod = (node: AnyNode): string | undefined =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  !node.callee.computed &&
  node.callee.property.type === 'Identifier'
    ? node.callee.property.name
    : undefined

/** Names that the script checks with `typeof` before it uses them. */
const guardedIn = (tree: Node): Set<string> => {
  const guarded = new Set<string>()
  full(tree, (node) => {
    if (node.type === 'UnaryExpression' && node.operator === 'typeof')
      if (node.argument.type === 'Identifier') guarded.add(node.argument.name)
  })
  return guarded
}

/**
 * Finds the parts of a script that an old engine cannot run, as readable lines. With `polyfilled`,
 * for a file that includes core-js, only the syntax is checked.
 */
export const stumblesIn = (code: string, { polyfilled = false } = {}): string[] => {
  let tree: Node
  try {
    tree = parse(code, {
      ecmaVersion: LANGUAGE,
      sourceType: 'script',
      allowReturnOutsideFunction: true,
    })
  } catch (error) {
    const { message, pos = 0 } = error as Error & { pos?: number }
    return [`${message}: ${code.slice(Math.max(0, pos - 20), pos + 20)}`]
  }
  if (polyfilled) return []
  const guarded = guardedIn(tree)
  const stumbles = new Set<string>()
  full(tree, (node) => {
    if (node.type === 'Literal' && node.regex && /\(\?<[=!]/.test(node.regex.pattern))
      stumbles.add(`lookbehind: /${node.regex.pattern}/`)
    const method = calledMethod(node)
    if (method !== undefined && METHODS.has(method)) stumbles.add(`.${method}()`)
    const name = staticName(node)
    if (name !== undefined && STATICS.has(name)) stumbles.add(name)
    if (node.type === 'Identifier' && GLOBALS.has(node.name) && !guarded.has(node.name))
      stumbles.add(node.name)
  })
  return [...stumbles]
}

/** The published pdf.js for old engines includes core-js. */
const POLYFILLED = /^h5\/static\/pdf\//

const main = () => {
  const root = join(__dirname, '../dist')
  const scripts = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && /^(h5|weapp)\//.test(file))
    .sort()
  if (scripts.length === 0) throw new Error('Nothing is built: run npm run build first.')
  const problems = scripts.flatMap((file) =>
    stumblesIn(readFileSync(join(root, file), 'utf8'), {
      polyfilled: POLYFILLED.test(file),
    }).map((what) => `${file}: ${what}`),
  )
  for (const problem of problems) console.error(problem)
  console.log(`${scripts.length} scripts, ${problems.length} problems for iOS 12 and Chrome 69`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (require.main === module) main()
