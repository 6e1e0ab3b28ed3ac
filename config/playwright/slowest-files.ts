import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Time in ms that one file of browser tests may take, including its start. */
const PRICE_MS = 30_000
const SLOWEST = 10

/**
 * Prints the slowest files of a run and marks those that take more than `PRICE_MS`. The lines have
 * the form of config/jest/slowest-files.cjs, and scripts/test.mjs collects them.
 */
export default class FileTimes implements Reporter {
  private root = ''
  private readonly took = new Map<string, number>()

  onBegin(config: FullConfig, _suite: Suite): void {
    this.root = config.rootDir
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = relative(this.root, location.file)
    this.took.set(file, (this.took.get(file) ?? 0) + duration)
  }

  onEnd(): void {
    const slowest = [...this.took].sort(([, a], [, b]) => b - a).slice(0, SLOWEST)
    for (const [file, ms] of slowest)
      console.log(
        `slow file ${(ms / 1000).toFixed(1).padStart(6)} s ${file}${ms > PRICE_MS ? '  over 30 s' : ''}`,
      )
  }
}
