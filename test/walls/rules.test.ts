import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { complaints } from './lint'

/** Breaks once each of our rules of eslint.config.mjs that are not about folders. */

interface Break {
  rule: string
  file: string
  code: string
}

const restricted = 'no-restricted-imports'
const globals = 'no-restricted-globals'

const breaks: Record<string, Break[]> = {
  'files are named in kebab case': [
    { rule: 'check-file/filename-naming-convention', file: 'src/ui/layout/BigCard.tsx', code: '' },
    {
      rule: 'check-file/filename-naming-convention',
      file: 'server/records/pay/payRepo.ts',
      code: '',
    },
    { rule: 'check-file/filename-naming-convention', file: 'test/unit/Money.test.ts', code: '' },
  ],
  'and so are folders': [
    { rule: 'check-file/folder-naming-convention', file: 'src/ui/bigCard/card.tsx', code: '' },
    { rule: 'check-file/folder-naming-convention', file: 'server/payOrder/repo.ts', code: '' },
  ],
  'imports stand in one order': [
    {
      rule: 'import-x/order',
      file: 'server/context/ids.ts',
      code: "import { db } from '../db/client'\nimport fs from 'node:fs'\nexport { fs, db }\n",
    },
  ],
  'two files never import each other': [
    {
      rule: 'import-x/no-cycle',
      file: 'src/domain/base/result.ts',
      code: "import { formatFen } from '../money/money'\nexport const price = formatFen(1)\n",
    },
    {
      rule: 'import-x/no-cycle',
      file: 'server/pay/refund-failure.ts',
      code: "import { pushRefund } from './refund'\nexport const push = pushRefund\n",
    },
  ],
  'default exports are for pages and settings': [
    {
      rule: 'import-x/no-default-export',
      file: 'src/ui/layout/card.tsx',
      code: 'export default 1',
    },
  ],
  'what a host can do is asked, not guessed from its name': [
    {
      rule: 'no-restricted-syntax',
      file: 'src/subjects/insure/share.tsx',
      code: 'export const guess = (agent: string) => /MicroMessenger/i.test(agent)',
    },
    {
      rule: 'no-restricted-syntax',
      file: 'src/subjects/account/flow/phone-login.ts',
      code: "export const guess = (agent: string) => agent.includes('AlipayClient')",
    },
  ],
  'the end of a sale is asked for, because most sales go on': [
    {
      rule: 'no-restricted-properties',
      file: 'src/subjects/insure/product-view.tsx',
      code: 'export const end = (info: { saleEndAt: string }) => info.saleEndAt',
    },
    {
      rule: 'no-restricted-properties',
      file: 'src/subjects/popups/unfinished.ts',
      code: 'export const last = ({ saleEndOn }: { saleEndOn: string }) => saleEndOn',
    },
  ],
  'only primitives know the components of the framework': [
    ...[
      'pages/error/index.tsx',
      'subjects/order/index.ts',
      'subjects/account/dialogs/captcha/body.tsx',
      'app.tsx',
    ].map((file) => ({
      rule: restricted,
      file: `src/${file}`,
      code: "import { View } from '@tarojs/components'",
    })),
  ],
  'only src/ui/nut knows NutUI': [
    ...['subjects/order/index.ts', 'ui/layout/card.tsx'].map((file) => ({
      rule: restricted,
      file: `src/${file}`,
      code: "import { Steps } from '@nutui/nutui-react-taro/dist/es/packages/steps'",
    })),
  ],
  'only the database and the records write SQL': [
    {
      rule: '@typescript-eslint/no-restricted-imports',
      file: 'server/pay/settle.ts',
      code: "import { eq } from 'drizzle-orm'\nexport const only = eq",
    },
    {
      rule: '@typescript-eslint/no-restricted-imports',
      file: 'server/pay/settle.ts',
      code: "import { payOrders } from '../db/schema'\nexport const rows = payOrders",
    },
    {
      rule: 'no-restricted-syntax',
      file: 'server/pay/settle.ts',
      code: 'export const end = (tx, payOrders, id) => tx.update(payOrders).set({ paidAt: 0 })',
    },
    {
      rule: 'no-restricted-syntax',
      file: 'server/jobs/pay.ts',
      code: "export const ask = (ctx) => ctx.db.execute('select 1')",
    },
  ],
  'a status is written by move alone': [
    ...['server/pay/settle.ts', 'server/records/pay/repo.ts', 'server/growth/detach.ts'].map(
      (file) => ({
        rule: 'no-restricted-syntax',
        file,
        code: 'export const end = (store, payOrders, status) => store.update(payOrders).set({ status })',
      }),
    ),
    {
      rule: 'no-restricted-syntax',
      file: 'server/records/renewal/repo.ts',
      code: "export const add = (row) => row.onConflictDoUpdate({ set: { status: 'SIGNED' } })",
    },
    {
      rule: 'no-restricted-syntax',
      file: 'server/records/proposal/repo.ts',
      code: "export const end = (db, table) => db.update(table).set({ storedStatus: 'PAID' })",
    },
  ],
  'what is told is the status of this day': [
    {
      rule: 'no-restricted-syntax',
      file: 'server/order/order.ts',
      code: 'export const show = (policy) => ({ status: policy.storedStatus })',
    },
  ],
  'a package is imported by its name': [
    ...[
      { file: 'server/insurer/ask.ts', from: '../../packages/insurer-core/index' },
      { file: 'sandbox/open.ts', from: '../packages/wechat-sandbox' },
      { file: 'test/support/weapp.ts', from: '../../packages/weapp-sim/driver' },
    ].map(({ file, from }) => ({
      rule: 'import-x/no-relative-packages',
      file,
      code: `import '${from}'`,
    })),
  ],
  'the sandbox is loaded only while it is on': [
    ...['assemble.ts', 'app.ts', 'main.ts'].map((file) => ({
      rule: restricted,
      file: `server/${file}`,
      code: "import { openSandbox } from '../sandbox/open'",
    })),
  ],
  'what a large gateway needs is loaded only where its setting is on': [
    {
      rule: restricted,
      file: 'server/assemble.ts',
      code: "import { createLine } from './growth/line'",
    },
  ],
  'only platform knows the framework': [
    ...['subjects/order/index.ts', 'stores/session.ts', 'page/page.tsx'].map((file) => ({
      rule: restricted,
      file: `src/${file}`,
      code: "import Taro from '@tarojs/taro'",
    })),
  ],
  'only platform knows the target': [
    ...['subjects/pay/result.tsx', 'entry/start.ts'].map((file) => ({
      rule: 'no-restricted-syntax',
      file: `src/${file}`,
      code: "export const it = (built) => built === 'weapp'",
    })),
  ],
  'our primitives are judged as the elements that they become': [
    {
      rule: 'jsx-a11y/alt-text',
      file: 'src/ui/layout/card.tsx',
      code: 'export const it = <Image src="a.svg" />',
    },
  ],
  'only platform touches what one host has': [
    ...['wx', 'window', 'document', 'localStorage', 'navigator', 'location', 'process'].map(
      (name) => ({
        rule: globals,
        file: 'src/ui/layout/card.tsx',
        code: `export const it = ${name}`,
      }),
    ),
  ],
}

for (const [name, wrongs] of Object.entries(breaks))
  describe(name, () => {
    for (const { rule, file, code } of wrongs)
      test(`${file}: ${code.split('\n')[0] || 'its name'}`, async () => {
        assert.notDeepEqual(await complaints(file, code, rule), [])
      })
  })
