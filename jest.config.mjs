import { nodeProject } from './config/jest/node.mjs'
import { uiProject } from './config/jest/ui.mjs'

export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [nodeProject, uiProject],
}
