import { fileURLToPath } from 'node:url'
import gatewayBundle from './gateway-bundle.cjs'

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
}

const root = fileURLToPath(new globalThis.URL('../..', import.meta.url)).replace(/\/$/, '')

const compiler = process.env.PLANTED_FAULT ? '<rootDir>/config/jest/planted.cjs' : '@swc/jest'
export const transform = { '^.+\\.tsx?$': [compiler, swc] }

export const shared = {
  rootDir: root,
  /** Jest does not apply settings beside `projects` to the projects, so each one includes these. */
  cacheDirectory: '<rootDir>/.cache/jest',
  // `--findRelatedTests` follows imports only through files below these folders.
  roots: ['test', 'src', 'server', 'sandbox', 'scripts', 'bench', 'packages'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  transform,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    // As in tsconfig.base.json: sources, so that nothing has to be built before a test.
    '^@huimin/([^/]+)$': '<rootDir>/packages/$1/index.ts',
    '^@huimin/insurer-core/kit$': '<rootDir>/packages/insurer-core/kit/index.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.stryker-tmp'],
}

/**
 * These use import(), or are ES modules alone, which jest supports only behind a flag. So they are
 * compiled to CommonJS.
 */
const asCommonJs =
  '@electric-sql/[^/]+|@opentelemetry/otlp-exporter-base|openid-client|oauth4webapi|jose'

/** Tests without a browser environment start in milliseconds. */
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

/** Tests of pure rules and the contract, without a database. */
export const unitProject = {
  ...nodeProject,
  displayName: 'unit',
  testMatch: ['<rootDir>/test/{unit,contract}/**/*.test.ts'],
}

/**
 * The gateway comes from one file (docs/adr/0097-the-gateway-runs-as-one-file.md).
 * A fault is planted in one module, so all are then loaded one by one.
 */
const gatewayOf = ['<rootDir>/config/jest/from-bundle.cjs', swc]
const packagesInside = gatewayBundle.packages.join('|')
const fromBundle = process.env.PLANTED_FAULT
  ? {}
  : {
      globalSetup: '<rootDir>/config/jest/gateway-bundle.cjs',
      transform: {
        ...nodeProject.transform,
        '^.+\\.tsx?$': gatewayOf,
        [`node_modules/(${packagesInside})/.+\\.c?js$`]: gatewayOf,
      },
      transformIgnorePatterns: [
        `/node_modules/(?!(${asCommonJs}|${packagesInside})/)`,
        '/.cache/jest-gateway/',
      ],
    }

/** Tests of the gateway through its routes, with a database for each file. */
export const integrationProject = {
  ...nodeProject,
  ...fromBundle,
  displayName: 'integration',
  testMatch: ['<rootDir>/test/integration/**/*.test.ts'],
}

/** Runs client libraries of other projects against the service that the sandbox plays. */
export const clientsProject = {
  ...nodeProject,
  displayName: 'clients',
  testMatch: ['<rootDir>/test/clients/wechat*/**/*.test.ts'],
}
