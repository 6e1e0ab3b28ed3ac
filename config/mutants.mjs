import { fileURLToPath } from 'node:url'

/**
 * `npm run mutants -- <folder>` breaks a folder of the gateway line by line. The tests that judge it are
 * those that are about it: unit tests first, then files of test/integration that run in one process.
 */
const integration = (...names) => names.map((name) => `test/integration/${name}.test.ts`)
const unit = (...names) => names.map((name) => `test/unit/server/${name}.test.ts`)

export const judges = {
  pay: integration(
    ...['pay', 'money', 'offer', 'pay-later', 'pay-code', 'providers/paying', 'console/refunds'],
    ...[
      'ledger/paid-twice',
      'insurer/pull',
      'providers/refused-items',
      'other-addresses',
      'revoke',
    ],
  ),
  renewal: integration('renewal', 'renewal-changes', 'renewal-product', 'renewal-way', 'rights'),
  ledger: [
    'test/model/model.test.ts',
    ...integration(
      ...['ledger/audit', 'ledger/bill', 'ledger/reconcile', 'ledger/console', 'ledger/paid-twice'],
      ...['providers/ledger', 'insurer/shares', 'providers/refused-items'],
    ),
  ],
  revoke: [
    ...unit('revoke/asked-first'),
    ...integration('revoke', 'revoke-preview', 'insurer/ask', 'console/customer', 'partner-orders'),
    ...integration('providers/refused-items', 'console/refunds'),
  ],
  share: integration('reward', 'withdrawal', 'reward-deaths', 'closing'),
  policy: integration(
    ...['policy-status', 'continued', 'cover', 'family-cover', 'insurer/issue', 'insurer/accept'],
    ...['document', 'home-cover', 'underwriting', 'revoke', 'pay'],
  ),
  transition: integration('ledger/audit', 'money', 'insurer/ask'),
  idempotency: integration('pay', 'jobs', 'buying-again', 'withdrawal'),
  evidence: [...unit('evidence'), ...integration('evidence', 'partitions', 'anchor')],
  account: [
    ...unit('captcha-picture', 'captcha-question'),
    ...integration('login', 'session', 'captcha', 'login-ticket', 'official-account', 'closing'),
    ...integration('quotas', 'partner'),
  ],
  privacy: integration('rights', 'closing', 'privacy'),
}

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
