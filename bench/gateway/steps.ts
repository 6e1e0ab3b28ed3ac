import type { Step } from '../buyer'
import type { Asked } from './recording'

/** The gateway's CPU time (ms) of each step of a purchase, over several purchases. */
export class StepCosts {
  readonly #sums = new Map<Step, number>()
  #purchases = 0

  addPurchase(): void {
    this.#purchases += 1
  }

  add(step: Step, ms: number): void {
    this.#sums.set(step, (this.#sums.get(step) ?? 0) + ms)
  }

  /** The mean of each step, in the order in which they were made. */
  means(): [Step, number][] {
    return [...this.#sums].map(([step, sum]) => [step, sum / this.#purchases])
  }
}

/** The verb of a statement and the tables that it names: `select proposals+traces`. */
const summaryOf = ({ text }: Asked): string => {
  const [, verb = ''] = /^\s*(\w+)/.exec(text) ?? []
  const named = [...text.matchAll(/\b(?:from|join|into|update) "(\w+)"/g)].map(([, table]) => table)
  return `${verb.toLowerCase()} ${[...new Set(named)].join('+')}`.trim()
}

/** Prints what each step of a purchase costs the gateway and asks the database. */
export function printSteps(costs: StepCosts, purchases: readonly (readonly Asked[])[]): void {
  // The last purchase is like any other, and by then the gateway knows everything it caches.
  const one = purchases.at(-1) ?? []
  console.log('A purchase by its steps (gateway CPU with one buyer):')
  for (const [step, ms] of costs.means()) {
    const own = one.filter((asked) => asked.step === step)
    console.log(`  ${step}: ${ms.toFixed(2)} ms, ${own.length} statements`)
    if (own.length > 0) console.log(`    ${own.map(summaryOf).join(', ')}`)
  }
}
