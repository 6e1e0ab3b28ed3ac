import { fileURLToPath } from 'node:url'

/**
 * `npm run mutants -- <folder>` breaks a folder of the gateway line by line. The tests that judge it are
 * those that are about it: unit tests first, then files of test/integration that run in one process.
 */
const files = (folder, names) => names.map((name) => `test/${folder}/${name}.test.ts`)
const integration = (names) => files('integration', names.trim().split(/\s+/))
const unit = (names) => files('unit', names.trim().split(/\s+/))

export const judges = {
  pay: integration(`
    pay/pay pay/money pay/offer pay/pay-later pay/pay-code pay/providers/paying insurer/pull
    pay/providers/refused-items ledger/paid-twice console/refunds revoke/revoke insurer/issue
    insurer/ask ledger/console`),
  renewal: integration(`
    renewal/renewal renewal/renewal-changes renewal/renewal-product renewal/renewal-way
    privacy/rights`),
  ledger: [
    'test/model/model.test.ts',
    ...integration(`
      ledger/audit ledger/bill ledger/reconcile ledger/console ledger/paid-twice
      pay/providers/ledger insurer/shares pay/providers/refused-items`),
  ],
  revoke: [
    ...unit('revoke/asked-first'),
    ...integration(`
      revoke/revoke-list revoke/revoke-preview revoke/revoke insurer/ask insurer/issue
      console/customer partner/partner-orders ledger/console`),
  ],
  share: integration('share/reward share/withdrawal share/reward-deaths privacy/closing'),
  policy: integration(`
    policy/policy-status policy/continued proposal/cover family/family-cover insurer/issue
    insurer/accept document/document proposal/home-cover pay/underwriting revoke/revoke pay/pay`),
  transition: integration('ledger/audit pay/money insurer/ask'),
  idempotency: integration('pay/pay jobs/jobs proposal/buying-again share/withdrawal'),
  evidence: [
    ...unit('evidence/evidence'),
    ...integration('evidence/evidence growth/partitions evidence/anchor'),
  ],
  account: [
    ...unit('account/captcha-picture account/captcha-question'),
    ...integration(`
      account/login account/session account/captcha account/login-ticket wechat/official-account
      privacy/closing security/quotas partner/partner`),
  ],
  privacy: integration('privacy/rights privacy/closing privacy/privacy'),
}

/** Percent of the mutants that tests must notice: money first, then whose data it is. */
export const goalOf = (name) => (['evidence', 'account', 'privacy'].includes(name) ? 90 : 95)

/** Files that say nothing about money, ownership or consent. */
const LEFT_OUT = {
  'server/records/transition/diagrams.ts': 'it draws pictures for docs/states.md',
}

const folder = process.env.MUTANTS_OF ?? ''
const path = (name) => fileURLToPath(new globalThis.URL(name, import.meta.url))

export default {
  mutate: [
    `server/${folder}/**/*.ts`,
    `server/records/${folder}/**/*.ts`,
    ...Object.keys(LEFT_OUT).map((file) => `!${file}`),
  ],
  testRunner: 'warm',
  judges: judges[folder],
  ignorers: ['not-judged'],
  plugins: [path('../scripts/mutants/warm-runner.mjs'), path('../scripts/mutants/not-judged.mjs')],
  testRunnerNodeArgs: ['--import', 'tsx'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.stryker-tmp',
  ignorePatterns: [
    '/{.cache,.data,dist,docs,reports,console}',
    '/test/{clients,e2e-h5,e2e-weapp,e2e-console,ui,shots,walls}',
  ],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `reports/mutation/${folder}.json` },
  thresholds: { high: 95, low: 90, break: null },
  disableTypeChecks: false,
}
