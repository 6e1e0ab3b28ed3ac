import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { DAY_MS, dayOf, isDay, startOfDayMs } from '@/domain/time/day'
import { paymentsOf } from '../order'
import type { SandboxParts } from '../parts'
import { billText } from './bill'
import { createSigned, refuse } from './signed'

const TEN_HOURS_MS = 10 * 3_600_000
const LINK_MS = 5 * 60_000
const query = v.object({
  bill_date: v.pipe(v.string(), v.check(isDay)),
  bill_type: v.literal('ALL'),
})

/** Bills of the days before today, from ten in the morning, out of the order book. */
export function billRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { clock, orders, nonce } = parts
  const signed = createSigned(parts)
  const links = new Map<string, { until: number; text: string }>()

  const billOf = async (day: string): Promise<string | undefined> => {
    const isThen = (at: number | undefined) => at !== undefined && dayOf(at) === day
    const paid = (await orders.list()).flatMap(paymentsOf).filter(({ paidAt }) => isThen(paidAt))
    const refunds = (await orders.refunds()).filter(({ createdAt }) => isThen(createdAt))
    const refunded = await Promise.all(
      refunds.map(async (refund) => ({ refund, order: await orders.find(refund.outTradeNo) })),
    )
    const known = refunded.flatMap(({ refund, order }) => (order ? [{ refund, order }] : []))
    return paid.length + known.length === 0 ? undefined : billText(paid, known)
  }

  app.get(
    '/wechatpay/v3/bill/tradebill',
    signed('bill', async (request) => {
      const wanted = v.safeParse(query, request.query)
      if (!wanted.success) return refuse(400, 'PARAM_ERROR')
      const { bill_date: day } = wanted.output
      if (clock.now() < startOfDayMs(day) + DAY_MS) return refuse(400, 'PARAM_ERROR', 'bill_date')
      if (clock.now() < startOfDayMs(day) + DAY_MS + TEN_HOURS_MS)
        return refuse(400, 'STATEMENT_CREATING')
      const text = await billOf(day)
      if (text === undefined) return refuse(400, 'NO_STATEMENT_EXIST')
      const token = nonce()
      links.set(token, { until: clock.now() + LINK_MS, text })
      const url = `${request.protocol}://${request.host}/sandbox/wechatpay/v3/billdownload/file`
      const hash = createHash('sha1').update(text).digest('hex')
      return {
        status: 200,
        body: { hash_type: 'SHA1', hash_value: hash, download_url: `${url}?token=${token}` },
      }
    }),
  )

  app.get(
    '/wechatpay/v3/billdownload/file',
    signed('billFile', async (request) => {
      const { token } = v.parse(v.object({ token: v.string() }), request.query)
      const link = links.get(token)
      if (!link || link.until < clock.now()) return refuse(400, 'PARAM_ERROR', 'token')
      return { status: 200, file: link.text }
    }),
  )
}
