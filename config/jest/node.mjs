import { fileURLToPath } from 'node:url'

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
}

export const transform = { '^.+\\.tsx?$': ['@swc/jest', swc] }

const root = fileURLToPath(new globalThis.URL('../..', import.meta.url)).replace(/\/$/, '')

export const shared = {
  rootDir: root,
  /** What is set beside `projects` holds for none of them. */
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: ['<rootDir>/test'],
  transform,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.stryker-tmp'],
}

/** PGlite loads its parts by import(), which jest has only behind a flag; the others are ES modules. */
const asCommonJs = '@electric-sql/[^/]+|content-disposition|canonicalize'

/** Pure rules, the contract and the gateway: node only, milliseconds to start. */
export const nodeProject = {
  ...shared,
  displayName: 'node',
  testEnvironment: '<rootDir>/config/jest/plain-globals.cjs',
  transform: {
    ...transform,
    [`node_modules/(${asCommonJs})/.+\\.c?js$`]: transform['^.+\\.tsx?$'],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${asCommonJs})/)`],
  testMatch: ['<rootDir>/test/{unit,contract,integration}/**/*.test.ts'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
}
