import { fenToYuan } from '@/domain/money/money'
import { addMonths, dayOf, startOfDayMs } from '@/domain/time/day'
import type { Context } from '../context/context'
import { CSV_BEGINS, csvLine } from '../context/csv'
import { bookingsOf, sumsOfInsurers, type Period } from '../records/ledger/shares-repo'

/** What an insurer of a product got and gave back in a month, as its accountants read it. */

const PAGE = 2_000

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** A month of Shanghai, `YYYY-MM`. */
const periodOf = (month: string): Period => {
  const first = `${month}-01`
  return { from: startOfDayMs(first), until: startOfDayMs(addMonths(first, 1)) }
}

const yuan = (fen: number): string => fenToYuan({ fen })

/** The insurers with bookings in a month, each with its premiums and refunds in fen. */
export async function statementSums(
  ctx: Context,
  month: string,
): Promise<Map<string, { premiumFen: number; refundFen: number }>> {
  const sums = new Map<string, { premiumFen: number; refundFen: number }>()
  for (const { insurer, kind, amountFen } of await sumsOfInsurers(ctx.db, periodOf(month))) {
    const before = sums.get(insurer) ?? { premiumFen: 0, refundFen: 0 }
    const change = kind === 'ISSUE' ? { premiumFen: amountFen } : { refundFen: amountFen }
    sums.set(insurer, { ...before, ...change })
  }
  return sums
}

/** The statement of one insurer as CSV, piece by piece: every booking, and the sums at its end. */
export async function* statementCsv(
  ctx: Context,
  insurer: string,
  month: string,
): AsyncGenerator<string> {
  const period = periodOf(month)
  const head = ['日期', '保险公司', '城市', '产品', '订单号', '保单号', '保费（元）', '退费（元）']
  yield CSV_BEGINS + csvLine(head)
  let after: { at: number; id: string } | undefined
  let premiumFen = 0
  let refundFen = 0
  for (;;) {
    const rows = await bookingsOf(ctx.db, insurer, period, { after, limit: PAGE })
    let text = ''
    for (const { entry, policyNo, proposalId, cityCode, productCode } of rows) {
      const isPremium = entry.kind === 'ISSUE'
      if (isPremium) premiumFen += entry.amountFen
      else refundFen += entry.amountFen
      text += csvLine([
        ...[dayOf(entry.at), insurer, cityCode, productCode, proposalId, policyNo ?? ''],
        ...[isPremium ? yuan(entry.amountFen) : '', isPremium ? '' : yuan(entry.amountFen)],
      ])
    }
    if (text !== '') yield text
    after = rows.at(-1)?.entry
    if (rows.length < PAGE) break
  }
  yield csvLine(['合计', insurer, '', '', '', '', yuan(premiumFen), yuan(refundFen)])
}
