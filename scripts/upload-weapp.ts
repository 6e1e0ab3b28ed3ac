import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { version } from '../package.json'
import { exitWith } from './exit-with'

/**
 * `npm run upload:weapp -- --key <file> --text <description> [--robot <1 to 30>] [--dry-run]`
 * uploads dist/weapp to WeChat as a development version (docs/release-weapp.md). A dry run only
 * checks the build and prints the command.
 */

/**
 * It is fetched when it is needed, because it brings 100 packages with a Babel of its own that
 * nothing else here uses (ADR 45).
 */
const UPLOADER = 'miniprogram-ci@2.1.42'

interface Project {
  readonly appid?: string
  readonly setting?: { readonly urlCheck?: boolean }
}

interface Wanted {
  readonly dist: string
  /** The private key from WeChat's console. */
  readonly key: string
  readonly text: string
  /** WeChat's number of the one who uploads; each has one development version. */
  readonly robot: string
}

const read = (dist: string, file: string): string => readFileSync(join(dist, file), 'utf8')
const projectOf = (dist: string) => JSON.parse(read(dist, 'project.config.json')) as Project

/** Whether a script of the build calls a gateway on the developer's own machine. */
const callsThisMachine = (dist: string): boolean =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).some(
    (file) =>
      file.endsWith('.js') && /https?:\/\/(127\.0\.0\.1|localhost)\b/.test(read(dist, file)),
  )

/** What speaks against showing this build to people; empty when nothing does. */
export const uploadFaults = ({ dist, key, text, robot }: Wanted): string[] => {
  if (!existsSync(join(dist, 'app.json'))) return ['there is no build: npm run build:weapp']
  const { appid = '', setting } = projectOf(dist)
  return [
    !/^wx[0-9a-f]{16}$/.test(appid) && `the build has no app id of WeChat: WEAPP_APP_ID (${appid})`,
    setting?.urlCheck !== true && 'urlCheck is off in project.config.json',
    read(dist, 'app.json').includes('pages/gallery') &&
      "the testers' pages are in the build: DEPLOYMENT=prd",
    callsThisMachine(dist) && 'the build calls a gateway on this machine: GATEWAY_URL',
    !existsSync(key) && `the private key is missing: --key (${key})`,
    !text && 'the version needs a description: --text',
    !/^([1-9]|[12]\d|30)$/.test(robot) && '--robot is a number from 1 to 30',
  ].filter((fault) => typeof fault === 'string')
}

export const uploadCommand = ({ dist, key, text, robot }: Wanted): readonly string[] => [
  ...['npx', '--yes', UPLOADER, 'upload', '--appid', projectOf(dist).appid ?? ''],
  ...['--project-path', dist, '--private-key-path', key],
  ...['--upload-version', version, '--upload-description', text, '--robot', robot],
  // The compiler has done everything that WeChat's own would do.
  ...['--use-project-config', 'true'],
]

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      key: { type: 'string', default: '' },
      text: { type: 'string', default: '' },
      robot: { type: 'string', default: '1' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const wanted = { ...values, dist: join(__dirname, '../dist/weapp') }
  const faults = uploadFaults(wanted)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) return 1
  const [program = '', ...args] = uploadCommand(wanted)
  console.log([program, ...args].join(' '))
  return values['dry-run'] ? 0 : (spawnSync(program, args, { stdio: 'inherit' }).status ?? 1)
}

if (require.main === module) exitWith(main())
