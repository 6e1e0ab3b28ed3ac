import { shared } from './node.mjs'

/** Pages and components mounted in jsdom on their H5 side. */
export const uiProject = {
  ...shared,
  displayName: 'ui',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/test/ui/**/*.test.tsx'],
  moduleNameMapper: {
    '\\.(css|scss)$': '<rootDir>/test/support/style-stub.js',
    ...shared.moduleNameMapper,
  },
  moduleFileExtensions: ['h5.tsx', 'h5.ts', 'tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
}
