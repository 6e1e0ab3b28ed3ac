import { yuanText } from '@/domain/money/money'
import { minuteText } from '@/domain/time/instant'
import type { Product } from '../catalogue/product'
import { termsOf } from '../catalogue/terms'
import type { Context } from '../context/context'
import type { PayOrder, Refund } from '../records/pay/repo'
import { openApplicant, openPerson } from '../records/person/person'
import type { InsurantRow, Proposal } from '../records/proposal/repo'
import { receiptNotes, SAMPLE } from './words'

/** Draws the receipt of an order: the payment, the insured persons, and the refunds made since. */
export async function drawReceipt(
  ctx: Context,
  proposal: Proposal,
  {
    product,
    order,
    people,
    refunds,
  }: { product: Product; order: PayOrder; people: InsurantRow[]; refunds: Refund[] },
): Promise<Buffer> {
  const { page, companyName } = product
  const { applicant: holder, insurant: insured } = termsOf(product)
  const applicant = openApplicant(ctx.keys, proposal)
  const now = ctx.clock.now()
  const { createSheet } = await import('./sheet')
  const sheet = createSheet({ title: `保费收据 ${proposal.id}`, at: now })
  sheet.heading('保费收据', ctx.env.SANDBOX ? `${companyName}（${SAMPLE}）` : companyName)
  sheet.facts('付款信息', [
    ['订单号', proposal.id],
    ['产品名称', page.productName],
    [holder, applicant.name],
    ['付款时间', minuteText(order.paidAt ?? order.createdAt)],
    ['商户订单号', order.outTradeNo],
    ['支付交易号', order.transactionId ?? ''],
    ['实收金额', yuanText({ fen: order.amountFen })],
  ])
  sheet.table(
    `${insured}与保费`,
    people.map((row) => ({
      name: openPerson(ctx.keys, row).name,
      note: '',
      value: yuanText({ fen: row.premiumFen }),
    })),
  )
  const arrived = refunds.filter(({ status }) => status === 'REFUNDED')
  if (arrived.length > 0)
    sheet.facts(
      '已退款',
      arrived.map(({ amountFen, refundedAt }) => [
        minuteText(refundedAt ?? now),
        yuanText({ fen: amountFen }),
      ]),
    )
  sheet.text('说明', receiptNotes)
  return sheet.bytes(`开具时间 ${minuteText(now)}  客服电话 ${page.servicePhone}`)
}
