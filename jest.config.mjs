import { nodeProject } from './config/jest/node.mjs'
import { uiProject } from './config/jest/ui.mjs'

export default {
  /** A limit against hanging, not a measure of speed: machines and databases differ. */
  testTimeout: 60_000,
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [nodeProject, uiProject],
}
