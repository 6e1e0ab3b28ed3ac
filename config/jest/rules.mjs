import { unitProject } from './node.mjs'

/** `npm run test:rules`: the rules of src/domain, src/entry and src/copy alone, on one core. */
export default {
  ...unitProject,
  displayName: 'rules',
  testMatch: ['<rootDir>/test/unit/{domain,entry,copy}/**/*.test.ts'],
}
