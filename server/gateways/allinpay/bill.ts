import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { Day } from '@/domain/time/day'
import type { Bill, PayCode } from '../payments/port'
import { exchange } from './exchange'
import type { AllInPay } from './options'
import { fenText, instant } from './wire'

/** The file may be large (milliseconds). */
const DOWNLOAD_MS = 60_000

const text = v.pipe(v.string(), v.minLength(1))
/** The line of a refund names the payment that it refunds. */
const line = v.object({
  trxid: text,
  reqsn: text,
  trxamt: fenText,
  fintime: instant,
  oldreqsn: v.string(),
  oldtrxid: v.string(),
})

/**
 * Fetches all trades of a day. A signed answer gives the address of the file. Columns are found by
 * their names. A file without these columns is not read as a bill (UNKNOWN), so the day stays open
 * (docs/operating.md).
 */
export async function fetchBill(options: AllInPay, day: Day): Promise<Result<Bill, PayCode>> {
  const answer = await exchange(options, '/apiweb/trxfile/get', { date: day.replaceAll('-', '') })
  if (!answer.ok) return answer
  const { url } = answer.value
  if (!url) return fail('BILL_NOT_READY')
  const sent = await options.http({ method: 'GET', url, timeoutMs: DOWNLOAD_MS })
  const bill = sent.ok && sent.value.status === 200 ? readBill(sent.value.body) : undefined
  return bill ? ok(bill) : fail('UNKNOWN')
}

/**
 * Undefined when a line is malformed, or when the file is cut off before the end of its last line.
 */
function readBill(file: string): Bill | undefined {
  const [titles = '', ...lines] = file.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines.pop() !== '') return undefined
  const rows = lines.map((each) => {
    const values = each.split(',')
    return Object.fromEntries(titles.split(',').map((title, at) => [title, values[at] ?? '']))
  })
  const parsed = v.safeParse(v.array(line), rows)
  if (!parsed.success || !titles.includes('trxid')) return undefined
  const bill: Bill = { payments: [], refunds: [] }
  for (const { trxid, reqsn, trxamt: amountFen, fintime, oldreqsn, oldtrxid } of parsed.output)
    if (oldreqsn === '')
      bill.payments.push({ outTradeNo: reqsn, transactionId: trxid, amountFen, paidAt: fintime })
    else
      bill.refunds.push({
        outTradeNo: oldreqsn,
        transactionId: oldtrxid,
        outRefundNo: reqsn,
        amountFen,
      })
  return bill
}
