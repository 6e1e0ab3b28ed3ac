import { yuan } from '../world/money'
import { billTime } from '../world/time'
import { billOf, sumYuan, type DayOfTrade } from './bill'

/** The bill of a day's movements on the merchant's basic account. */

const titles =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号'
const totalTitles = '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额'

type Flow = { at: number; fen: number; id: string; no: string; isIncome: boolean }

/** The text of the bill; undefined if no money moved. A closed refund moved no money. */
export function fundFlowText({ paid, refunded }: DayOfTrade): string | undefined {
  const flows: Flow[] = [
    ...paid.map((order) => ({
      ...{ at: order.paidAt ?? order.createdAt, fen: order.amountFen, isIncome: true },
      ...{ id: order.transactionId ?? '', no: order.outTradeNo },
    })),
    ...refunded
      .filter(({ refund }) => refund.status !== 'CLOSED')
      .map(({ refund }) => ({
        ...{ at: refund.createdAt, fen: refund.refundFen, isIncome: false },
        ...{ id: refund.refundId, no: refund.outRefundNo },
      })),
  ].sort((one, other) => one.at - other.at)
  if (flows.length === 0) return undefined

  let balance = 0
  const rows = flows.map(({ at, fen, id, no, isIncome }, index) => {
    balance += isIncome ? fen : -fen
    return {
      记账时间: billTime(at),
      微信支付业务单号: id,
      资金流水单号: `${id}${index}`,
      业务名称: isIncome ? '交易' : '退款',
      业务类型: isIncome ? '交易' : '退款',
      收支类型: isIncome ? '收入' : '支出',
      '收支金额(元)': yuan(fen),
      // The account begins each day with a balance of zero.
      '账户结余(元)': yuan(balance),
      资金变更提交申请人: 'system',
      业务凭证号: no,
    }
  })
  const income = flows.filter(({ isIncome }) => isIncome)
  const spent = flows.filter(({ isIncome }) => !isIncome)
  return billOf(titles, rows, totalTitles, {
    资金流水总笔数: String(flows.length),
    收入笔数: String(income.length),
    收入金额: sumYuan(income.map(({ fen }) => fen)),
    支出笔数: String(spent.length),
    支出金额: sumYuan(spent.map(({ fen }) => fen)),
  })
}
