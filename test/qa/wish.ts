import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { presets } from '../../sandbox/control/presets/presets'

const targets = ['weapp', 'h5'] as const
type Target = (typeof targets)[number]

/** What the tester asks for. */
export interface Wish {
  /** Absolute path of the script. */
  script: string
  target: Target
  preset: string | undefined
  /** Port for automator clients. 0 takes any free port. */
  port: number
  /** Whether gateway and mini-program stay open, and the next run uses them as they are. */
  isKept: boolean
}

/** The port that WeChat DevTools uses for automation, so that a script runs unchanged on both. */
const AUTOMATOR_PORT = '9420'

/** A script is for the app whose driver it imports. */
const importedDrivers = (source: string): Target[] => [
  ...(/['"]miniprogram-automator['"]/.test(source) ? (['weapp'] as const) : []),
  ...(/['"]@playwright\/test['"]/.test(source) ? (['h5'] as const) : []),
]

const usage = 'npm run qa -- <script> [--preset <name>] [--on weapp|h5] [--port <port>] [--keep]'

/** Reads the command line. It answers a message where something is wrong. */
export const readWish = (args: string[]): Wish | string => {
  let parsed
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        preset: { type: 'string' },
        on: { type: 'string' },
        port: { type: 'string', default: AUTOMATOR_PORT },
        keep: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`
  }
  const {
    values: { preset, on, port, keep: isKept },
    positionals: [given, ...more],
  } = parsed
  if (given === undefined || more.length > 0) return usage
  const script = resolve(given)
  if (!existsSync(script)) return `No such script: ${given}\n${usage}`
  if (preset !== undefined && !Object.hasOwn(presets, preset))
    return `No such preset: ${preset}. There are: ${Object.keys(presets).join(', ')}`
  const asked = targets.find((target) => target === on)
  if (on !== undefined && !asked) return `--on ${on}: weapp or h5`
  const [imported, other] = importedDrivers(readFileSync(script, 'utf8'))
  const target = asked ?? (other ? undefined : imported)
  if (!target)
    return `${given} imports neither miniprogram-automator nor @playwright/test, or both: say --on weapp or --on h5`
  if (!/^\d{1,5}$/.test(port)) return `--port ${port}: a number`
  if (isKept && target === 'h5') return '--keep keeps a mini-program, not a web page'
  return { script, target, preset, port: Number(port), isKept }
}
