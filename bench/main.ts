import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWith } from '../scripts/exit-with'

/**
 * `npm run bench -- <name>` measures what people feel; `-- <name> --against <commit>` compares HEAD with
 * another commit, in pairs, and ends with 1 when a figure is surely worse than 3 %.
 *
 * - `page`: loading of entry pages on a cheap phone, and a letter typed in the form (`--against`)
 * - `gateway`: what a purchase costs gateway and database (`--against`, `--profile`)
 * - `core`: what a purchase costs more where an insurer's core issues the policy
 * - `lists [orders] [steps]`: lists and a purchase beside millions of orders of other people
 * - `console [orders]`: the operators' lists and searches beside a million orders
 * - `handover [policies]`: a day's policies handed over to a core that is killed meanwhile
 * - `evening [buyers] [times the capacity]`: the evening on which a sale opens
 * - `taps`: taps and typed fields of a purchase, counted in browsers
 */
export interface BenchOptions {
  against: string | undefined
  isProfile: boolean
  numbers: readonly number[]
}

const root = join(__dirname, '..')

/** Runs a command of this folder, and answers its exit code. */
const run = (program: string, ...args: string[]): number =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status ?? 1

const buildPages = (): void => {
  if (run('node', 'scripts/build-if-changed.mjs', 'h5') !== 0) throw new Error('The build failed')
}

const countTaps = async (): Promise<number> => {
  const files = ['taps/taps', 'purchase/whole-purchase'].map(
    (name) => `test/e2e-h5/${name}.test.ts`,
  )
  return run('npx', 'playwright', 'test', '--project=pages', ...files, '--workers=1')
}

/** Each bench answers an exit code. */
const benches: Readonly<
  Record<string, { needsPages: boolean; run(options: BenchOptions): Promise<number> }>
> = {
  page: {
    needsPages: true,
    run: async (options) => (await import('./page/page')).benchPages(options),
  },
  gateway: {
    needsPages: false,
    run: async (options) => (await import('./gateway/gateway')).benchGateway(options),
  },
  core: {
    needsPages: false,
    run: async () => (await import('./gateway/core')).benchCore(),
  },
  lists: {
    needsPages: false,
    run: async (options) => (await import('./lists/lists')).benchLists(options),
  },
  console: {
    needsPages: false,
    run: async (options) => (await import('./lists/console')).benchConsole(options),
  },
  handover: {
    needsPages: false,
    run: async (options) => (await import('./handover')).benchHandover(options),
  },
  evening: {
    needsPages: true,
    run: async (options) => (await import('./evening/evening')).benchEvening(options),
  },
  taps: { needsPages: true, run: countTaps },
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' }, profile: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [name = '', ...numbers] = positionals
  const bench = benches[name]
  if (!bench) throw new Error(`There are: ${Object.keys(benches).join(', ')}`)
  // The pages of two commits are built in their own work trees.
  if (bench.needsPages && values.against === undefined) buildPages()
  const { against, profile: isProfile } = values
  return bench.run({ against, isProfile, numbers: numbers.map(Number) })
}

exitWith(main())
