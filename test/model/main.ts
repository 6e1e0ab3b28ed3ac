import { parseArgs } from 'node:util'
import { explore } from './explore'
import type { Kind } from './town'

/**
 * `npx tsx test/model/main.ts [--depth 12] [--orders 2] [--payments 2] [--kind plain]`: explores the model of the
 * money (server/ledger/model) and prints how many states and transitions it looked at. Ends with 1 at a
 * broken law, and prints the taps and events that lead to it.
 */
const kinds: readonly Kind[] = ['plain', 'family', 'core']

function main(): number {
  const { values } = parseArgs({
    options: {
      depth: { type: 'string', default: '10' },
      orders: { type: 'string', default: '2' },
      payments: { type: 'string', default: '2' },
      kind: { type: 'string' },
    },
  })
  const [depth, orders, payments] = [values.depth, values.orders, values.payments].map((text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${text} is no number`)
    return value
  }) as [number, number, number]
  for (const kind of kinds.filter((one) => values.kind === undefined || one === values.kind)) {
    const startedAt = performance.now()
    const { states, transitions, counterexample } = explore({ kind, depth, orders, payments })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `${kind}: ${depth} steps, ${states} states, ${transitions} transitions, ${seconds} s`,
    )
    if (!counterexample) continue
    const { history, broken } = counterexample
    console.log([...history, ...broken.map((law) => `! ${law}`)].join('\n'))
    return 1
  }
  return 0
}

process.exit(main())
