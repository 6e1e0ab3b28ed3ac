import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { DAY_MS, startOfDayMs } from '@/domain/time/day'
import { type Answer, returnAddressOf, simulator, unknownOrderPage } from '@huimin/wechat-sandbox'
import type { SandboxParts } from '../../world/parts'
import { billFile } from './bill'
import { allInPayKeys, sampleAllInPay } from './keys'
import { isSignedBy, signTypes, type Fields, type SignType } from './signature'
import { answerFields, refundFields, tradeFields } from './wire'

const TEN_HOURS_MS = 10 * 3_600_000
const ABSENT: Fields = { trxstatus: '1001' }
const fen = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))
const text = v.pipe(v.string(), v.minLength(1))

const order = v.object({
  version: v.literal('12'),
  trxamt: fen,
  reqsn: v.pipe(v.string(), v.regex(/^[\w-]{6,32}$/)),
  body: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  validtime: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(1440)),
  // AllInPay accepts no query in either address.
  returl: v.pipe(v.string(), v.url(), v.regex(/^[^?#]+$/)),
  notify_url: v.pipe(v.string(), v.url(), v.regex(/^[^?#]+$/)),
})
const refundRequest = v.object({
  trxamt: fen,
  reqsn: v.pipe(v.string(), v.regex(/^[\w-]{6,32}$/)),
  oldreqsn: v.optional(text),
  oldtrxid: v.optional(text),
})

/** The simulator of AllInPay (收银宝): cashier, query, close, refund and bill. */
export function allInPayRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { keys, clock, nonce, faults, timers, booksOf } = parts
  const orders = booksOf('ALLINPAY')
  const files = new Map<string, string>()

  /**
   * The algorithm of the merchant key that signed the fields; undefined if the signature is wrong.
   */
  const signTypeOf = (fields: Fields): SignType | undefined => {
    const { cusid, appid } = sampleAllInPay
    const signType = signTypes.find((each) => each === fields.signtype)
    const isOurs = fields.cusid === cusid && fields.appid === appid
    if (!signType || !isOurs) return undefined
    const { publicKey } = allInPayKeys(keys, signType).merchant
    return isSignedBy({ publicKey, appid, signType }, fields) ? signType : undefined
  }

  type SignedAnswer = (fields: Fields) => Answer
  const signed = (
    name: string,
    handle: (
      fields: Fields,
      signedAnswer: SignedAnswer,
      origin: string,
    ) => Promise<Answer> | Answer,
  ) =>
    simulator({
      name: `allinpay.${name}`,
      faults,
      timers,
      handle: (request, rawBody) => {
        const fields = Object.fromEntries(new URLSearchParams(rawBody))
        const origin = `${request.protocol}://${request.host}`
        const signType = signTypeOf(fields)
        if (!signType) return refuse('签名验证失败')
        const signedAnswer: SignedAnswer = (answer) => {
          const body = answerFields(keys, { nonce: nonce(), signType }, answer)
          return { status: 200, body }
        }
        return handle(fields, signedAnswer, origin)
      },
      // Like the real service, it puts a failure in its own words and does not sign it.
      ordered: (code) => refuse(String(code)),
    })

  /** The applicant's browser brings the order to the cashier. */
  app.get('/allinpay/apiweb/h5unionpay/unionorder', async (request, reply) => {
    const fields = v.parse(v.record(v.string(), v.string()), request.query)
    const signType = signTypeOf(fields)
    const wanted = signType && v.safeParse(order, fields)
    if (!wanted?.success) return notFound(reply)
    const { trxamt, reqsn, body, validtime, returl, notify_url } = wanted.output
    const returnPath = returnAddressOf(returl, request.host)
    const known = await orders.find(reqsn)
    const created = known
      ? known.amountFen === trxamt
      : (
          await orders.create({
            outTradeNo: reqsn,
            appid: sampleAllInPay.appid,
            tradeType: 'HOSTED',
            signType,
            description: body,
            amountFen: trxamt,
            notifyUrl: notify_url,
            expireAt: clock.now() + validtime * 60_000,
            ...(returnPath && { returnPath }),
          })
        ).ok
    if (!created) return notFound(reply)
    return reply.redirect(`/sandbox/cashier?${new URLSearchParams({ outTradeNo: reqsn })}`, 303)
  })

  app.post(
    '/allinpay/apiweb/tranx/query',
    signed('query', async ({ reqsn = '', trxid }, signedAnswer) => {
      const known = await (trxid ? orders.findPayment(trxid) : orders.find(reqsn))
      if (known) return signedAnswer(tradeFields(known))
      const refund = await orders.findRefund(reqsn)
      return signedAnswer(refund ? refundFields(refund) : ABSENT)
    }),
  )

  app.post(
    '/allinpay/apiweb/tranx/close',
    signed('close', async ({ oldreqsn = '', version }, signedAnswer) => {
      if (version !== '12') return refuse('version')
      const closed = await orders.close(oldreqsn)
      if (!closed) return signedAnswer(ABSENT)
      return signedAnswer({ trxstatus: closed.ok ? 'CLOSED' : '3050' })
    }),
  )

  app.post(
    '/allinpay/apiweb/tranx/refund',
    signed('refund', async (fields, signedAnswer) => {
      const wanted = v.safeParse(refundRequest, fields)
      if (!wanted.success) return refuse('参数错误')
      const { trxamt, reqsn, oldreqsn, oldtrxid } = wanted.output
      const refunded = await orders.refund({
        outRefundNo: reqsn,
        refundFen: trxamt,
        ...(oldreqsn !== undefined && { outTradeNo: oldreqsn }),
        ...(oldtrxid !== undefined && { transactionId: oldtrxid }),
      })
      return refunded.ok ? signedAnswer(refundFields(refunded.value)) : refuse(refunded.code)
    }),
  )

  app.post(
    '/allinpay/apiweb/trxfile/get',
    signed('bill', async ({ date = '' }, signedAnswer, origin) => {
      if (!/^\d{8}$/.test(date)) return refuse('date')
      const day = date.replace(/(....)(..)(..)/, '$1-$2-$3')
      if (clock.now() < startOfDayMs(day) + DAY_MS + TEN_HOURS_MS) return refuse('文件尚未生成')
      const token = nonce()
      files.set(token, await billFile(orders, day))
      return signedAnswer({ url: `${origin}/sandbox/allinpay/files/${token}` })
    }),
  )

  app.get(
    '/allinpay/files/:token',
    simulator({
      name: 'allinpay.billFile',
      faults,
      timers,
      handle: (request) => {
        const { token } = v.parse(v.object({ token: v.string() }), request.params)
        const file = files.get(token)
        return file === undefined ? { status: 404 } : { status: 200, file }
      },
    }),
  )
}

const refuse = (retmsg: string): Answer => ({ status: 200, body: { retcode: 'FAIL', retmsg } })

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(400).type('text/html; charset=utf-8').send(unknownOrderPage())
