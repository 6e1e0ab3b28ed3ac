import { measureInTurn, printRatios, type Figures, type Measure } from './pairs'
import { checkOut, type WorkTree } from './work-tree'

/** One of two commits, ready to be measured. */
export interface Side {
  measure: Measure
  close: () => Promise<void>
}

interface Options {
  rounds: number
  withPages: boolean
  floors?: Figures
  open(tree: WorkTree): Promise<Side>
}

/**
 * Measures HEAD beside another commit. Both are checked out in work trees of their own and take turns.
 * Answers whether HEAD is surely worse than 3 % in one of the figures.
 */
export async function compareBuilds(commit: string, options: Options): Promise<boolean> {
  const { rounds, withPages, floors, open } = options
  const closing: (() => unknown)[] = []
  const openAt = async (name: string) => {
    const tree = checkOut(name, { withPages })
    closing.unshift(tree.remove)
    const side = await open(tree)
    closing.unshift(side.close)
    return { ...side, commit: tree.commit }
  }
  try {
    const before = await openAt(commit)
    const after = await openAt('HEAD')
    const pairs = await measureInTurn(rounds, before.measure, after.measure)
    return printRatios(`${after.commit} beside ${before.commit}, ${rounds} pairs`, pairs, floors)
  } finally {
    for (const close of closing) await close()
  }
}
