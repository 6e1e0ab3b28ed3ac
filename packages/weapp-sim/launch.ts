import { resolve } from 'node:path'
import automator from 'miniprogram-automator'
import type { MiniProgram } from './driver'
import { startSim } from './server'
import type { Sim, SimOptions } from './server'

/** A mini-program that runs, with everything a test asks of it. */
export interface Launched {
  /** The official test client, connected. */
  readonly mini: MiniProgram
  readonly sim: Sim
  /** A picture of the screen, as PNG. */
  readonly screenshot: () => Promise<Buffer>
  /** Roles and names of what the page shows, one a line, as screen readers hear them. */
  readonly dump: () => Promise<string>
  /** Closes the program and its browser. */
  readonly stop: () => Promise<void>
}

/**
 * Starts a compiled mini-program for a test of jest, vitest, node:test or Playwright.
 *
 * @example
 * const { mini, dump, stop } = await launch('dist/weapp')
 */
export const launch = async (
  dist: string,
  options: Omit<SimOptions, 'dist'> = {},
): Promise<Launched> => {
  const sim = await startSim({ ...options, dist: resolve(dist) })
  const mini = await automator
    .connect({ wsEndpoint: sim.wsEndpoint })
    .catch(async (error: unknown) => {
      await sim.stop()
      throw error
    })
  return {
    mini,
    sim,
    screenshot: () => sim.page.screenshot(),
    dump: sim.dump,
    stop: async () => {
      mini.disconnect()
      await sim.stop()
    },
  }
}
