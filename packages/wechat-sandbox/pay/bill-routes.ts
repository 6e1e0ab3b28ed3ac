import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { paymentsOf } from '../orders/order'
import type { OrderParts } from '../orders/parts'
import type { Answer } from '../world/simulator'
import { DAY_MS, dayOf, isDay, startOfDayMs } from '../world/time'
import { tradeBillText, type DayOfTrade } from './bill'
import { fundFlowText } from './fund-flow'
import { createSignedEndpoint, refuse } from './signed-endpoint'

const TEN_HOURS_MS = 10 * 3_600_000
const LINK_MS = 5 * 60_000
const wanted = {
  bill_date: v.pipe(v.string(), v.check(isDay)),
  tar_type: v.optional(v.literal('GZIP')),
}
const tradeQuery = v.object({
  ...wanted,
  bill_type: v.optional(v.picklist(['ALL', 'SUCCESS', 'REFUND']), 'ALL'),
})
const fundFlowQuery = v.object({
  ...wanted,
  account_type: v.optional(v.picklist(['BASIC', 'OPERATION', 'FEES']), 'BASIC'),
})

/**
 * Bills of past days, made from the order book. A day's bill is ready at ten in the morning of the
 * next day.
 */
export function billRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { clock, orders, nonce } = parts
  const signed = createSignedEndpoint(parts)
  const links = new Map<string, { until: number; file: Pick<Answer, 'file' | 'zip'> }>()

  const tradesOf = async (day: string): Promise<DayOfTrade> => {
    const isThen = (at: number | undefined) => at !== undefined && dayOf(at) === day
    const paid = (await orders.list()).flatMap(paymentsOf).filter(({ paidAt }) => isThen(paidAt))
    const refunds = (await orders.refunds()).filter(({ createdAt }) => isThen(createdAt))
    const refunded = await Promise.all(
      refunds.map(async (refund) => ({ refund, order: await orders.find(refund.outTradeNo) })),
    )
    return {
      paid,
      refunded: refunded.flatMap((each) => (each.order ? [{ ...each, order: each.order }] : [])),
    }
  }

  /** The refusal if there is no bill of this day yet, otherwise undefined. */
  const dayFault = (day: string) => {
    const end = startOfDayMs(day) + DAY_MS
    if (clock.now() < end) return refuse(400, 'PARAM_ERROR', 'bill_date')
    return clock.now() < end + TEN_HOURS_MS ? refuse(400, 'STATEMENT_CREATING') : undefined
  }

  /**
   * The download address, on the host that the request came to: this site or WeChat Pay's own host
   * name.
   */
  const addressOf = ({ protocol, host, originalUrl }: FastifyRequest, token: string) => {
    const base = originalUrl.slice(0, originalUrl.indexOf('/v3/'))
    return `${protocol}://${host}${base}/v3/billdownload/file?token=${token}`
  }

  const offer = (request: FastifyRequest, text: string, isZipped: boolean): Answer => {
    const token = nonce()
    const file = isZipped ? { zip: gzipSync(text) } : { file: text }
    links.set(token, { until: clock.now() + LINK_MS, file })
    return {
      status: 200,
      body: {
        hash_type: 'SHA1',
        // The hash is that of the text, whether or not the file is compressed.
        hash_value: createHash('sha1').update(text).digest('hex'),
        download_url: addressOf(request, token),
      },
    }
  }

  app.get(
    '/wechatpay/v3/bill/tradebill',
    signed('bill', async (request) => {
      const asked = v.safeParse(tradeQuery, request.query)
      if (!asked.success) return refuse(400, 'PARAM_ERROR')
      const { bill_date, bill_type, tar_type } = asked.output
      const fault = dayFault(bill_date)
      if (fault) return fault
      const text = tradeBillText(await tradesOf(bill_date), bill_type)
      return text === undefined
        ? refuse(400, 'NO_STATEMENT_EXIST')
        : offer(request, text, tar_type !== undefined)
    }),
  )

  app.get(
    '/wechatpay/v3/bill/fundflowbill',
    signed('fundFlow', async (request) => {
      const asked = v.safeParse(fundFlowQuery, request.query)
      if (!asked.success) return refuse(400, 'PARAM_ERROR')
      const { bill_date, account_type, tar_type } = asked.output
      const fault = dayFault(bill_date)
      if (fault) return fault
      // All money is in the basic account.
      const text = account_type === 'BASIC' ? fundFlowText(await tradesOf(bill_date)) : undefined
      return text === undefined
        ? refuse(400, 'NO_STATEMENT_EXIST')
        : offer(request, text, tar_type !== undefined)
    }),
  )

  app.get(
    '/wechatpay/v3/billdownload/file',
    signed('billFile', async (request) => {
      const asked = v.safeParse(v.object({ token: v.string() }), request.query)
      const link = asked.success ? links.get(asked.output.token) : undefined
      if (!link || link.until < clock.now()) return refuse(400, 'PARAM_ERROR', 'token')
      return { status: 200, ...link.file }
    }),
  )
}
