import { unitProject } from './node.mjs'

/** `npx jest -c config/jest/rules.mjs -i` tests only the rules of src/domain, src/entry and src/copy, on one core. */
export default {
  ...unitProject,
  displayName: 'rules',
  testMatch: ['<rootDir>/test/unit/{domain,entry,copy}/**/*.test.ts'],
}
