import { brokenLaws } from '../../server/ledger/model/laws'
import { bookTold, differencesFrom, settleDown, unended } from './ends'
import { emptyTown, nextOf, type Kind, type Town } from './town'

export interface Explored {
  states: number
  transitions: number
  /** Taps and events that lead to a broken law, and that law. */
  counterexample?: { history: string[]; broken: string[] }
}

export interface Bounds {
  kind: Kind
  depth: number
  orders: number
  payments: number
}

/**
 * Everything that is wrong with a state, now or once nothing fails any more. Many states end alike, so
 * each end is looked at once.
 */
function createJudge(): (town: Town) => string[] {
  const known = new Map<string, string[]>()
  return (town) => {
    const now = brokenLaws(town.book)
    if (now.length > 0) return now
    const told = bookTold(town)
    const key = keyOf(told)
    const judged = known.get(key)
    if (judged) return judged
    const end = settleDown(told)
    const wrong = [...brokenLaws(end.book), ...unended(end.book), ...differencesFrom(end)]
    known.set(key, wrong)
    return wrong
  }
}

const keyOf = ({ book, there, told }: Town): string =>
  JSON.stringify([book, there, told.map((one) => JSON.stringify(one)).sort()])

/**
 * One way through the states, much longer than every way can be looked at. Each number chooses what
 * happens next. Answers how many steps were taken, and the counterexample.
 */
export function createWalk(bounds: Omit<Bounds, 'depth'>) {
  const wrongWith = createJudge()
  return (choices: readonly number[]): Pick<Explored, 'counterexample'> & { steps: number } => {
    let town = emptyTown(bounds.kind)
    const history: string[] = []
    for (const choice of choices) {
      const all = nextOf(town, bounds)
      const next = all[choice % all.length]
      if (!next) break
      history.push(next.name)
      ;({ town } = next)
      const broken = wrongWith(town)
      if (broken.length > 0) return { steps: history.length, counterexample: { history, broken } }
    }
    return { steps: history.length }
  }
}

/** Looks at every state that is reached in so many steps, the nearest first. */
export function explore({ kind, depth, orders, payments }: Bounds): Explored {
  const first = emptyTown(kind)
  const seen = new Map<string, { from: string | undefined; name: string }>()
  seen.set(keyOf(first), { from: undefined, name: '' })
  const historyOf = (key: string): string[] => {
    const reached = seen.get(key)
    return reached?.from === undefined ? [] : [...historyOf(reached.from), reached.name]
  }
  const wrongWith = createJudge()
  let front = [first]
  let transitions = 0
  for (let step = 0; step < depth && front.length > 0; step += 1) {
    const reached: Town[] = []
    for (const town of front) {
      const from = keyOf(town)
      for (const { name, town: next } of nextOf(town, { orders, payments })) {
        transitions += 1
        const key = keyOf(next)
        if (seen.has(key)) continue
        seen.set(key, { from, name })
        const broken = wrongWith(next)
        if (broken.length > 0)
          return {
            ...{ states: seen.size, transitions },
            counterexample: { history: historyOf(key), broken },
          }
        reached.push(next)
      }
    }
    front = reached
  }
  return { states: seen.size, transitions }
}
