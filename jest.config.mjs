import { availableParallelism } from 'node:os'
import { integrationProject, unitProject } from './config/jest/node.mjs'
import { uiProject } from './config/jest/ui.mjs'

export default {
  /** A limit against hanging, not a measure of speed: machines and databases differ. */
  testTimeout: 180_000,
  /** Jest leaves one core out, which on two of them is every other one. */
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testSequencer: '<rootDir>/config/jest/longest-first.cjs',
  reporters: ['default', '<rootDir>/config/jest/slowest-files.cjs'],
  projects: [unitProject, integrationProject, uiProject],
}
