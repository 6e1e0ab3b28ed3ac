import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '../../../server/catalogue/load'
import { CatalogueError } from '../../../server/catalogue/problem'
import {
  ofNoProduct,
  findRepeatedFacts,
  type SpokenFacts,
} from '../../../server/catalogue/repeated-facts'

/** A fact of a product is written once; pages, documents and the claim guide tell it from there. */

const source = join(__dirname, '../../../server/catalogue')
let dir: string

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'catalogue-facts-'))
  cpSync(source, dir, { recursive: true, filter: (path) => !path.endsWith('.ts') })
})
afterAll(() => {
  rmSync(dir, { recursive: true, force: true })
})

/** Loads the catalogue with a text of one file replaced, and puts the file back. */
function withText<T>(file: string, from: string, to: string, use: () => T): T {
  const path = join(dir, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  try {
    return use()
  } finally {
    writeFileSync(path, text)
  }
}

/** Everything that people read of a product: its page in each version, documents and claim guide. */
function toldOf(code: string): string {
  const catalogue = loadCatalogue(dir)
  const [cityCode = '', productCode = ''] = code.split('/')
  const keys = [
    `document:${productCode}-clauses`,
    `document:${productCode}-insureNotice`,
    `document:${productCode}-rates`,
    `claim-guide:${cityCode}_${productCode}`,
  ]
  return [
    catalogue.config('insure_product_page', `${cityCode}_${productCode}`)?.configJsonValue,
    ...keys.map((key) => catalogue.config('pre_insure_page', key)?.configJsonValue),
    JSON.stringify(catalogue.product(cityCode, productCode)?.coverage),
  ].join('\n')
}

test.each([
  [
    'hospitals',
    '440301/LH0G',
    '"hospitals": "内地二级及以上公立医院普通部"',
    '"hospitals": "内地三级甲等医院"',
    '二级及以上公立医院',
    '内地三级甲等医院',
    6,
  ],
  [
    'time of a claim',
    '310000/PP57',
    '"claimTime": "十个工作日，',
    '"claimTime": "十二个工作日，',
    '十个工作日',
    '十二个工作日',
    4,
  ],
  [
    'opening hours',
    '440301/LH0G',
    '"serviceHours": "每天8时至22时"',
    '"serviceHours": "每天9时至17时"',
    '8时至22时',
    '每天9时至17时',
    3,
  ],
  [
    'waiting period',
    '440301/LH0G',
    '"waitingPeriodDays": 30',
    '"waitingPeriodDays": 45',
    '等待期30天',
    '等待期45天',
    3,
  ],
  ['premium', '440301/LH0F', '"premiumFen": 11880', '"premiumFen": 12380', '¥118.80', '¥123.8', 4],
] as const)(
  '%s of %s changes in one place, and every sentence with it',
  (_what, code, from, to, old, now, times) => {
    withText(`${code}.json`, from, to, () => {
      const told = toldOf(code)
      expect(told).not.toContain(old)
      expect(told.split(now).length - 1).toBeGreaterThanOrEqual(times)
    })
  },
)

test('a changed fact changes the hash of the notice that tells it, and of no other', () => {
  const hashes = () =>
    loadCatalogue(dir)
      .page('310000', 'PP57')
      ?.notices.map(({ textHash }) => textHash)
  const before = hashes()
  const after = withText('310000/PP57.json', '"十个工作日，', '"九个工作日，', hashes)
  expect(after?.map((hash, at) => hash === before?.[at])).toEqual([true, false, true])
})

/** What the check says of a sentence on the page of a product. */
function problemsOf(sentence: string, product: Partial<SpokenFacts> = {}): readonly string[] {
  const facts = new Map([['refundTime', '1至3个工作日']])
  const spoken = { ...ofNoProduct, facts, revocableOnDayOfPayment: false, ...product }
  return findRepeatedFacts({ page: { hero: { slogan: sentence } } }, spoken).map(
    ({ message }) => message,
  )
}

/** A sentence of each kind, told a second time on the page of a product that has the fact. */
test.each([
  ['住院要到定点医院', 'Says which hospitals'],
  ['住院限二级以上公立医院', 'Says which hospitals'],
  ['材料齐全后10个工作日内核定', 'Says how long a claim takes'],
  ['复杂的三十日', 'Says how long a claim takes'],
  ['客服电话每日9时至18时', 'Says when the phone is answered'],
  ['服务热线全天有人接', 'Says when the phone is answered'],
  ['首次投保等待期30天', 'Says how long the waiting period is'],
  ['有三十天等待期', 'Says how long the waiting period is'],
  ['每人每年¥199', 'Says a premium'],
  ['撤单后三日到账', 'Says when a refund arrives'],
  ['撤单请拨打客服电话', 'Says that revoking takes a call'],
  ['撤单须在付款当日24时前', 'Names another time to revoke'],
  ['续保一键关闭', 'Promises one tap'],
  ['随时可以关闭续保，随时可撤', 'Promises one tap'],
  ['线上理赔', 'Promises a claim online'],
  ['拍照就赔', 'Promises a claim online'],
  ['在微信里点“理赔申请”', 'Promises a claim online'],
  ['材料在手机上传', 'Promises a claim online'],
  ['最快当天到账', 'Promises how fast a claim is paid'],
  ['可查理赔进度', 'Promises the progress of a claim'],
  ['电子发票在线下载', 'Promises invoices'],
  ['药品清单可以查询', 'Promises to search the list of drugs'],
  ['核定要{claimtime}', 'No such fact: {claimtime}'],
] as const)('the check finds “%s”: %s', (sentence, message) => {
  expect(problemsOf(sentence)).toContainEqual(expect.stringContaining(message))
})

test.each([
  ['无等待期', 'Denies the waiting period'],
  ['有问题请找在线客服', 'Promises a chat'],
  ['今天投保，明天生效', 'Says that cover begins without its waiting period'],
  ['次日零时起就开始', 'Says that cover begins without its waiting period'],
] as const)('with a waiting period the check finds “%s”: %s', (sentence, message) => {
  expect(problemsOf(sentence, { waitingPeriodDays: 30, hasChat: false })).toContainEqual(
    expect.stringContaining(message),
  )
})

test('the gateway does not start with a page or a document that tells a fact again', () => {
  const problemsWith = (file: string, from: string, to: string): readonly string[] =>
    withText(file, from, to, () => {
      try {
        loadCatalogue(dir)
        return []
      } catch (error) {
        if (error instanceof CatalogueError)
          return error.problems.map((problem) => `${problem.file} ${problem.message}`)
        throw error
      }
    })
  expect([
    ...problemsWith('310000/PP57.json', '买错了可以退吗？', '线上理赔吗？'),
    ...problemsWith(
      '310000/documents/PP57-clauses.json',
      '核定时间为{claimTime}',
      '核定要五个工作日',
    ),
    ...problemsWith('documents/renewal.json', '六、怎样关闭。', '六、一键关闭。'),
  ]).toEqual([
    expect.stringMatching(/^310000\/PP57\.json Promises a claim online/),
    expect.stringMatching(/^310000\/documents\/PP57-clauses\.json Says how long a claim takes/),
    expect.stringMatching(/^documents\/renewal\.json Promises one tap/),
  ])
})

test.each([
  '由二级以上医院确诊的糖尿病',
  '医保异地备案请拨打客服电话',
  '投诉在十五日内答复',
  '意外伤害没有等待期',
  '撤单后一般{refundTime}到账',
  '保险公司达成协议后十日内给付',
])('the check leaves “%s” alone', (sentence) => {
  expect(problemsOf(sentence)).toEqual([])
})
