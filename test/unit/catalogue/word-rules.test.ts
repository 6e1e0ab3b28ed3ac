import { loadCatalogue } from '../../../server/catalogue/load'
import { untrueWords } from '../../../server/catalogue/word-rules'

/** Texts of a product that are not true for all of its readers. */

const [product] = loadCatalogue().products()
if (!product) throw new Error('No product')
const { page } = product

const ending = (text: string) =>
  untrueWords({
    page: { ...page, result: { ...page.result, text } },
    autoRenewal: 'NONE',
    wording: {},
  })

test.each(['保障自次月1日零时起生效', '下个月1日开始', '明日零时起', '今天24时以前可以撤回'])(
  '%s: the day is known by then',
  (text) => {
    expect(ending(text)).toEqual([
      { path: 'page.result', message: `Counts a day from the reader's: ${text}` },
    ])
  },
)

test('为您和家人: somebody insures one person alone', () => {
  expect(ending('已为您和家人备好')).toHaveLength(1)
  expect(ending('保单已生成')).toEqual([])
})

test('不自动续保 is said by no product that offers automatic renewal', () => {
  const changed = { ...page, hero: { ...page.hero, slogan: '一年一交，不自动续保' } }
  const denies = (autoRenewal: 'ONLY_WC' | 'NONE') =>
    untrueWords({ page: changed, autoRenewal, wording: {} }).length
  expect([denies('ONLY_WC'), denies('NONE')]).toEqual([1, 0])
})

test('您已阅读 is said by nobody, because only the evidence knows', () => {
  const says = (tip: string) =>
    untrueWords({
      page: { ...page, result: { ...page.result, text: tip } },
      autoRenewal: 'NONE',
      wording: {},
    }).map(({ message }) => message)
  const untrue = ['即表示您已阅读并同意保险条款', '视为您本人已经阅读保险条款']
  expect(untrue.flatMap(says)).toEqual(untrue.map((tip) => `Says that somebody has read: ${tip}`))
  expect(says('即表示您同意保险条款')).toEqual([])
})

test('参保成功 is said by products whose insured are 参保人', () => {
  const changed = { ...page, result: { ...page.result, title: '参保成功' } }
  const says = (wording: { insurant?: string }) =>
    untrueWords({ page: changed, autoRenewal: 'NONE', wording }).filter(({ message }) =>
      message.includes('参保成功'),
    ).length
  expect([says({}), says({ insurant: '参保人' })]).toEqual([1, 0])
})

test('UX002 UX003 a product with its own words does not use those of others', () => {
  const result = { ...page.result, title: '投保人可以撤单', text: '', nextSteps: [] }
  const says = (wording: { applicant?: string; withdraw?: string }) =>
    untrueWords({ page: { result }, autoRenewal: 'NONE', wording }).map(({ message }) => message)
  expect(says({ applicant: '投保人' })).toEqual([])
  expect(says({ applicant: '缴费人', withdraw: '取消订单' })).toEqual([
    'Says 投保人 instead of 缴费人: 投保人可以撤单',
    'Says 撤单 instead of 取消订单: 投保人可以撤单',
  ])
})

test.each(['PH2W', 'PH5E'])('UX002 UX003 no text that comes with %s says them', (productCode) => {
  const own = loadCatalogue()
    .products()
    .find((one) => one.productCode === productCode)
  if (!own) throw new Error('No product')
  expect(own.wording).toMatchObject({ applicant: '缴费人', withdraw: '取消订单' })
  expect(untrueWords({ page: own.page, autoRenewal: 'NONE', wording: own.wording })).toEqual([])
})
