import { bothDatabases } from './both-databases.mjs'
import integration from './integration.mjs'
import { integrationProject } from './node.mjs'

const isFullCircle = process.env.TEST_CIRCLE === 'full'

/** `npm run test:pglite`: on PGlite, where it can differ from PostgreSQL; all of it in the full circle. */
export default {
  ...integration,
  projects: [
    isFullCircle
      ? integrationProject
      : {
          ...integrationProject,
          testMatch: bothDatabases.map((file) => `<rootDir>/test/integration/${file}.test.ts`),
        },
  ],
}
