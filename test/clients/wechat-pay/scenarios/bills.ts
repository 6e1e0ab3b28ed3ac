import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { Formatter } from 'wechatpay-axios-plugin'
import { jsapiOrder, type Scenario, type Scene } from '../scenario'

const DAY_MS = 86_400_000

/** The day before yesterday, whose bill is available at any hour of today. */
const twoDaysAgo = () =>
  new Date(Date.now() - 2 * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10)

/** Makes an order today, and sets its payment and refund to two days ago. */
async function oldTrade(scene: Scene): Promise<{ paid: string; refunded: string }> {
  const { send, decide, newNo } = scene.world
  const paid = await jsapiOrder(scene)
  const refunded = newNo('R')
  await send('PUT', '/clock', { offsetMs: -2 * DAY_MS })
  await decide(paid, { outcome: 'PAID', notify: { drop: true } })
  const wish = { outRefundNo: refunded, refundFen: 600, notify: { drop: true } }
  await send('POST', `/pay-orders/${paid}/refunds`, wish)
  await send('PUT', '/clock', { offsetMs: 0 })
  return { paid, refunded }
}

type Offer = { hash_type: string; hash_value: string; download_url: string }
type Cells = Record<string, string>
type Bill = { rows: Cells[]; summary: Cells }
const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

/** Downloads the bill of an answer and checks its hash, as a merchant's own code does. */
async function fetchBill(scene: Scene, answer: { status: number; data: unknown }): Promise<Bill> {
  expect(answer).toMatchObject({ status: 200, data: { hash_type: 'SHA1' } })
  const { hash_value, download_url } = answer.data as Offer
  const bytes = await scene.merchant.download(download_url)
  expect(sha1(bytes)).toBe(hash_value)
  return Formatter.castCsvBill(bytes) as unknown as Bill
}

export const bills: readonly Scenario[] = [
  [
    'the bill of a day has its payments and refunds',
    async (scene) => {
      const { paid, refunded } = await oldTrade(scene)
      const query = { bill_date: twoDaysAgo(), bill_type: 'ALL' }
      const { rows, summary } = await fetchBill(scene, await scene.merchant.tradeBill(query))
      expect(rows.filter((row) => row['商户订单号'] === paid)).toMatchObject([
        { 交易状态: 'SUCCESS', 应结订单金额: '196.00', 商户退款单号: '0' },
        { 交易状态: 'REFUND', 退款金额: '6.00', 商户退款单号: refunded },
      ])
      expect(summary).toMatchObject({ 总交易单数: String(rows.length) })
    },
  ],
  [
    'the bill of payments alone has no refund',
    async (scene) => {
      const { paid } = await oldTrade(scene)
      const query = { bill_date: twoDaysAgo(), bill_type: 'SUCCESS' }
      const { rows } = await fetchBill(scene, await scene.merchant.tradeBill(query))
      expect(rows.filter((row) => row['商户订单号'] === paid)).toHaveLength(1)
      expect(rows.every((row) => row['交易状态'] === 'SUCCESS')).toBe(true)
    },
  ],
  [
    'the bill of refunds alone says when they were asked for',
    async (scene) => {
      const { refunded } = await oldTrade(scene)
      const query = { bill_date: twoDaysAgo(), bill_type: 'REFUND' }
      const { rows } = await fetchBill(scene, await scene.merchant.tradeBill(query))
      const row = rows.find((each) => each['商户退款单号'] === refunded)
      expect(row?.['退款申请时间']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    },
  ],
  [
    'the bill of funds has what came in and went out',
    async (scene) => {
      const { paid, refunded } = await oldTrade(scene)
      const query = { bill_date: twoDaysAgo(), account_type: 'BASIC' }
      const { rows, summary } = await fetchBill(scene, await scene.merchant.fundFlowBill(query))
      const flow = (no: string) => rows.find((row) => row['业务凭证号'] === no)
      expect(flow(paid)).toMatchObject({ 收支类型: '收入', '收支金额(元)': '196.00' })
      expect(flow(refunded)).toMatchObject({ 收支类型: '支出', '收支金额(元)': '6.00' })
      expect(summary).toMatchObject({ 资金流水总笔数: String(rows.length) })
      const [income, spent] = [summary['收入金额'], summary['支出金额']].map(Number)
      expect(Number(rows.at(-1)?.['账户结余(元)'])).toBe(Number(income) - Number(spent))
    },
  ],
  [
    'a bill comes compressed, with the hash of its text',
    async (scene) => {
      await oldTrade(scene)
      const query = { bill_date: twoDaysAgo(), bill_type: 'ALL', tar_type: 'GZIP' }
      const { data } = await scene.merchant.tradeBill(query)
      const { hash_value, download_url } = data as Offer
      expect(sha1(gunzipSync(await scene.merchant.download(download_url)))).toBe(hash_value)
    },
  ],
  [
    'a day without trade has no bill',
    async ({ merchant }) => {
      const answer = await merchant.tradeBill({ bill_date: '2020-02-29', bill_type: 'ALL' })
      expect(answer).toMatchObject({ status: 400, data: { code: 'NO_STATEMENT_EXIST' } })
    },
  ],
  [
    'a day that is not over has no bill',
    async ({ merchant }) => {
      const answer = await merchant.fundFlowBill({ bill_date: '2099-01-01', account_type: 'BASIC' })
      expect(answer).toMatchObject({ status: 400, data: { code: 'PARAM_ERROR' } })
    },
  ],
]
