/** `npx stryker run`: does a test fail when a rule of src/domain is broken? Report in reports/. */
export default {
  mutate: ['src/domain/**/*.ts'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: 'config/jest/rules.mjs',
    enableFindRelatedTests: false,
  },
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['/{.cache,.data,dist,docs,reports}', '/test/{clients,e2e-h5,e2e-weapp,ui}'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  allowEmpty: false,
  disableTypeChecks: false,
}
