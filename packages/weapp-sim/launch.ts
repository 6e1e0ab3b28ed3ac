import { resolve } from 'node:path'
import automator from 'miniprogram-automator'
import { audit } from './audit'
import type { MiniProgram } from './driver'
import type { ScoreReport } from './score/judge'
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
  /** The experience score of what ran so far. The program must be launched with `audited: true`. */
  readonly score: () => Promise<ScoreReport>
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
  const folder = resolve(dist)
  const sim = await startSim({ ...options, dist: folder })
  const mini = await automator
    .connect({ wsEndpoint: sim.wsEndpoint })
    .catch(async (error: unknown) => {
      await sim.stop()
      throw error
    })
  const auditor = options.audited ? audit(sim, folder) : undefined
  return {
    mini,
    sim,
    score: async () => {
      if (!auditor) throw new Error('To ask for the score, launch with audited: true')
      return auditor.score()
    },
    screenshot: () => sim.page.screenshot(),
    dump: sim.dump,
    stop: async () => {
      mini.disconnect()
      await sim.stop()
    },
  }
}
