import everything from '../../jest.config.mjs'
import { nodeProject } from './node.mjs'

/** What has a database of its own or none would only run twice. */
const elsewhere = ['crash', 'sandbox/', 'books/migration', 'start/(durable|own-folder|matrix)']

/** `npm run test:postgres`: what the gateway does, once more on a PostgreSQL server. */
export default {
  ...everything,
  rootDir: nodeProject.rootDir,
  projects: [
    {
      ...nodeProject,
      testMatch: ['<rootDir>/test/integration/**/*.test.ts'],
      testPathIgnorePatterns: [`<rootDir>/test/integration/(${elsewhere.join('|')})`],
    },
  ],
}
