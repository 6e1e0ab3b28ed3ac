import { bothDatabases } from './both-databases.mjs'
import integration from './integration.mjs'
import { integrationProject } from './node.mjs'

// Workers of jest inherit it (test/support/circle.ts).
process.env.SECOND_DATABASE = 'pglite'

const isFullCircle = process.env.TEST_CIRCLE === 'full'

/**
 * `npm test -- pglite` runs on PGlite the files in which it can differ from PostgreSQL. The full
 * circle runs all files on PGlite, except drills, which are about machines of PostgreSQL.
 */
export default {
  ...integration,
  projects: [
    isFullCircle
      ? { ...integrationProject, testPathIgnorePatterns: ['/node_modules/', '/drills/'] }
      : {
          ...integrationProject,
          testMatch: bothDatabases.map((file) => `<rootDir>/test/integration/${file}.test.ts`),
        },
  ],
}
