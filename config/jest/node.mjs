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

/** PGlite loads its parts by import(), which jest has only behind a flag. */
const asCommonJs = '@electric-sql/[^/]+'

/** Node only, milliseconds to start. */
const nodeProject = {
  ...shared,
  testEnvironment: '<rootDir>/config/jest/plain-globals.cjs',
  transform: {
    ...transform,
    [`node_modules/(${asCommonJs})/.+\\.c?js$`]: transform['^.+\\.tsx?$'],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${asCommonJs})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
}

/** Pure rules and the contract: no database. */
export const unitProject = {
  ...nodeProject,
  displayName: 'unit',
  testMatch: ['<rootDir>/test/{unit,contract}/**/*.test.ts'],
}

/** The gateway through its routes, with a database for each file. */
export const integrationProject = {
  ...nodeProject,
  displayName: 'integration',
  testMatch: ['<rootDir>/test/integration/**/*.test.ts'],
}

/** Libraries that nobody here wrote, each against what the sandbox plays for it. */
export const clientsProject = {
  ...nodeProject,
  displayName: 'clients',
  testMatch: ['<rootDir>/test/clients/wechat*/**/*.test.ts'],
}
