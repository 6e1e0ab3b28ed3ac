import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { OrderParts } from '../orders/parts'
import { openSensitive } from '../pay/seal'
import { createSignedEndpoint, refuse } from '../pay/signed-endpoint'
import { checked } from '../world/body'
import { readJson } from '../world/json'
import { platformKey, sampleMchid } from '../world/keys'
import { secondsIso } from '../world/time'
import { asOf, transferBook, transferRequest, transferStates, type TransferBill } from './bills'

const base = '/wechatpay/v3/fund-app/mch-transfer/transfer-bills'
const prefix = 'transfer='

const message = ({ outBillNo, amountFen, state }: TransferBill) => ({
  out_bill_no: outBillNo,
  transfer_bill_no: `13${outBillNo}`,
  transfer_amount: amountFen,
  state,
  ...(state === 'FAIL' && { fail_reason: 'OVERDUE_CLOSE' }),
  ...(state === 'WAIT_USER_CONFIRM' && { package_info: `${prefix}${outBillNo}` }),
})

/**
 * The simulator of WeChat Pay's transfers to users, the WeChat page where a user accepts the money
 * (POST /request-transfer), and the test controls.
 */
export function transferRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { clock, store, keys } = parts
  const signed = createSignedEndpoint(parts)
  const bills = transferBook(store)
  const find = async (outBillNo: string) => {
    const known = await bills.get(outBillNo)
    return known && asOf(known, clock.now())
  }

  app.post(
    base,
    signed('transfer', async (request, rawBody) => {
      const body = readJson(transferRequest, rawBody)
      if (!body) return refuse(400, 'INVALID_REQUEST')
      const serial = request.headers['wechatpay-serial']
      const { privateKeyPem } = platformKey(keys, serial)
      const isReadable =
        body.user_name === undefined || openSensitive(privateKeyPem, body.user_name) !== undefined
      if (!isReadable) return refuse(400, 'PARAM_ERROR', 'user_name')
      const wanted: TransferBill = {
        outBillNo: body.out_bill_no,
        appid: body.appid,
        openid: body.openid,
        amountFen: body.transfer_amount,
        state: 'WAIT_USER_CONFIRM',
        createdAt: clock.now(),
      }
      const bill = await bills.change(wanted.outBillNo, (known) => {
        if (!known) return { put: wanted, result: wanted }
        const { appid, openid, amountFen } = known
        const isSame =
          appid === wanted.appid && openid === wanted.openid && amountFen === wanted.amountFen
        return { result: isSame ? asOf(known, clock.now()) : undefined }
      })
      if (!bill) return refuse(400, 'INVALID_REQUEST', 'out_bill_no')
      return { status: 200, body: message(bill) }
    }),
  )

  app.get(
    `${base}/out-bill-no/:outBillNo`,
    signed('queryTransfer', async (request) => {
      const { outBillNo } = v.parse(v.object({ outBillNo: v.string() }), request.params)
      const known = await find(outBillNo)
      return known ? { status: 200, body: message(known) } : refuse(404, 'NOT_FOUND')
    }),
  )

  const end = (outBillNo: string, state: TransferBill['state']) =>
    bills.change(outBillNo, (known) => {
      const waits = known && asOf(known, clock.now()).state === 'WAIT_USER_CONFIRM'
      const put = waits ? { ...known, state } : undefined
      return put ? { put, result: put } : { result: undefined }
    })

  app.post(
    `${base}/out-bill-no/:outBillNo/cancel`,
    signed('cancelTransfer', async (request) => {
      const { outBillNo } = v.parse(v.object({ outBillNo: v.string() }), request.params)
      if (!(await find(outBillNo))) return refuse(404, 'NOT_FOUND')
      const ended = await end(outBillNo, 'CANCELLED')
      if (!ended) return refuse(400, 'INVALID_REQUEST', 'the transfer is over')
      const { out_bill_no, transfer_bill_no } = message(ended)
      // The transfer is cancelled at once, but the answer says that it is being cancelled.
      const body = { out_bill_no, transfer_bill_no, state: 'CANCELING' }
      return { status: 200, body: { ...body, update_time: secondsIso(clock.now()) } }
    }),
  )

  app.post(
    '/request-transfer',
    checked(
      v.strictObject({
        mchId: v.literal(sampleMchid),
        appId: v.string(),
        package: v.pipe(v.string(), v.startsWith(prefix)),
        action: v.picklist(['take', 'cancel']),
      }),
      'body',
      async (wish) => {
        const outBillNo = wish.package.slice(prefix.length)
        const known = await find(outBillNo)
        if (known?.appid !== wish.appId) return { errMsg: 'requestMerchantTransfer:fail' }
        if (wish.action === 'cancel') return { errMsg: 'requestMerchantTransfer:cancel' }
        const taken = await end(outBillNo, 'SUCCESS')
        return { errMsg: `requestMerchantTransfer:${taken ? 'ok' : 'fail'}` }
      },
    ),
  )

  app.get('/transfers', () => bills.list())

  app.put(
    '/transfers/:outBillNo',
    checked(
      v.strictObject({ state: v.picklist(transferStates) }),
      'body',
      async ({ state }, request, reply) => {
        const { outBillNo } = v.parse(v.object({ outBillNo: v.string() }), request.params)
        const ended = await end(outBillNo, state)
        return ended ?? reply.code(409).send({ error: 'TRANSFER_NOT_WAITING' })
      },
    ),
  )
}
