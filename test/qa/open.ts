import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { forManyPeople, startGateway } from '../support/start-gateway'
import { openMiniProgramFor, type ShownMiniProgram } from './mini-program'
import { makePreset } from './preset'
import type { Wish } from './wish'

export const root = join(__dirname, '../..')

/** Ends what was started, in reverse order. */
export const closers: (() => unknown)[] = []
export const closeAll = async (): Promise<void> => {
  for (const close of closers.splice(0).reverse()) await close()
}

/** Everything ends with this process. */
export const closeOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void closeAll().finally(() => process.exit(1)))
}

/** What a tester's script runs against. */
export interface Opened {
  /** The environment of the script. */
  env: Record<string, string>
  /** One line about it. */
  title: string
  gatewayLog: () => string
  /** The mini-program, if the script is for one. */
  shown: ShownMiniProgram | undefined
}

/** Pages of the mini-program's web view need the web build too. */
const build = ({ target }: Wish): boolean => {
  const targets = target === 'weapp' ? ['weapp', 'h5'] : ['h5']
  const args = [join(root, 'scripts/build-if-changed.mjs'), ...targets]
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}

/** Builds what changed and opens a fresh gateway, with the preset and the mini-program. */
export const openFor = async (wish: Wish): Promise<Opened> => {
  const { target, preset } = wish
  if (!build(wish)) throw new Error('the build failed')
  const gateway = await startGateway(forManyPeople)
  closers.push(() => gateway.dispose())
  const { origin } = gateway
  const made = preset === undefined ? undefined : await makePreset(origin, preset)
  const shown = target === 'weapp' ? await openMiniProgramFor(origin, wish, made?.open) : undefined
  if (shown) closers.push(() => shown.stop())
  return {
    title: `gateway ${origin}${made ? `, ${preset}: ${made.phoneNumber}` : ''}`,
    env: {
      QA_GATEWAY: origin,
      ...(made && { QA_OPEN: origin + made.open, QA_PHONE: made.phoneNumber }),
      ...(shown && { WEAPP_WS_ENDPOINT: shown.wsEndpoint }),
    },
    gatewayLog: () => gateway.log(),
    shown,
  }
}
