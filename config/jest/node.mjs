const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
}

export const transform = { '^.+\\.tsx?$': ['@swc/jest', swc] }

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')

export const shared = {
  rootDir: root,
  roots: ['<rootDir>/test'],
  transform,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.stryker-tmp'],
}

/** Pure rules, the contract and the gateway: node only, milliseconds to start. */
export const nodeProject = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/{unit,contract,integration}/**/*.test.ts'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
}
