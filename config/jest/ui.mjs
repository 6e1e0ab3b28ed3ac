import { shared, transform } from './node.mjs'

/** Taro's packages are published as ES modules. */
const esmPackages = ['@tarojs', '@nutui', 'swiper', 'lodash-es']

/** Tests that mount the H5 side of pages and components in jsdom. */
export const uiProject = {
  ...shared,
  displayName: 'ui',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/test/ui/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/test/support/jsdom-setup.ts'],
  moduleNameMapper: {
    '\\.(css|scss)$': '<rootDir>/config/jest/style-stub.js',
    /** The same replacements as in the web build (config/patches). */
    '^query-string$': '<rootDir>/config/patches/raw-query/raw-query.ts',
    '^universal-router$': '<rootDir>/config/patches/late-pages/exact-router.ts',
    /** The tab bar of Taro's router would register these web components. We have no tab bar. */
    '^@tarojs/components/dist/components$': '<rootDir>/config/jest/style-stub.js',
    '^@tarojs/components$': '<rootDir>/config/patches/plain-components/components.tsx',
    '^@tarojs/taro$': '<rootDir>/test/support/ui/taro.ts',
    ...shared.moduleNameMapper,
  },
  transform: { ...transform, '\\.m?js$': transform['^.+\\.tsx?$'] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleFileExtensions: ['h5.tsx', 'h5.ts', 'tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  globals: {
    ENABLE_INNER_HTML: true,
    ENABLE_ADJACENT_HTML: true,
    ENABLE_SIZE_APIS: true,
    ENABLE_TEMPLATE_CONTENT: true,
    ENABLE_MUTATION_OBSERVER: true,
    ENABLE_CLONE_NODE: true,
    ENABLE_CONTAINS: true,
    DEPRECATED_ADAPTER_COMPONENT: false,
  },
}
