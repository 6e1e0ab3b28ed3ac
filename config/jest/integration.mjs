import everything from '../../jest.config.mjs'
import { integrationProject } from './node.mjs'

/** `npm run test:integration` tests the gateway, on PostgreSQL where this machine has one. */
export default {
  ...everything,
  rootDir: integrationProject.rootDir,
  projects: [integrationProject],
}
