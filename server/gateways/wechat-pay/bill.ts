import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { yuanToFen } from '@/domain/money/money'
import type { Bill } from '../payments/port'

/**
 * The bill of a day's trades as text: a line of column names, a line for each trade, and then the
 * same for totals. Data fields begin with a backtick. The columns vary, so they are found by name.
 * Money is in yuan. (WeChat Pay v3, 下载交易账单)
 */

const yuan = v.pipe(
  v.string(),
  v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
    const fen = yuanToFen({ yuan: dataset.value })
    if (fen.ok) return fen.value
    addIssue({ message: 'no amount' })
    return NEVER
  }),
)
const text = v.pipe(v.string(), v.minLength(1))
/** Reads `2026-11-20 10:00:01`, Beijing time, as ms since 1970. */
const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  v.transform((at) => Date.parse(`${at.replace(' ', 'T')}+08:00`)),
  v.number(),
)
const trade = v.object({ 微信订单号: text, 商户订单号: text })
const line = v.variant('交易状态', [
  v.object({ ...trade.entries, 交易状态: v.literal('SUCCESS'), 交易时间: instant, 订单金额: yuan }),
  v.object({
    ...trade.entries,
    交易状态: v.literal('REFUND'),
    商户退款单号: text,
    申请退款金额: yuan,
  }),
  // A card payment that was reversed at the till. Our orders have no such trades.
  v.object({ 交易状态: v.literal('REVOKED') }),
])
const totals = v.object({ 总交易单数: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)) })

export const hashOf = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex')

/** Undefined when the text is not a bill, or when its number of lines differs from its totals. */
export function readBill(bytes: Uint8Array): Bill | undefined {
  const [titles = '', ...lines] = new TextDecoder().decode(bytes).split(/\r?\n/)
  const end = lines.findIndex((each) => !each.startsWith('`'))
  const parsed = v.safeParse(v.object({ lines: v.array(line), totals }), {
    lines: lines.slice(0, end).map((each) => fieldsOf(titles, each)),
    totals: fieldsOf(lines[end] ?? '', lines[end + 1] ?? ''),
  })
  if (!parsed.success || parsed.output.totals.总交易单数 !== parsed.output.lines.length)
    return undefined
  const bill: Bill = { payments: [], refunds: [] }
  for (const each of parsed.output.lines) {
    if (each.交易状态 === 'REVOKED') continue
    const numbers = { outTradeNo: each.商户订单号, transactionId: each.微信订单号 }
    if (each.交易状态 === 'SUCCESS')
      bill.payments.push({ ...numbers, amountFen: each.订单金额, paidAt: each.交易时间 })
    else
      bill.refunds.push({
        ...numbers,
        outRefundNo: each.商户退款单号,
        amountFen: each.申请退款金额,
      })
  }
  return bill
}

/** Only a backtick after a comma begins a field, because texts of users may contain commas. */
function fieldsOf(titles: string, data: string): Record<string, string> {
  const values = data.replace(/^`/, '').split(',`')
  return Object.fromEntries(titles.split(',').map((title, at) => [title, values[at] ?? '']))
}
