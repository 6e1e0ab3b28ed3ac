import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { OrderParts } from '../orders/parts'
import { openSensitive } from '../pay/seal'
import { createSignedEndpoint, refuse } from '../pay/signed-endpoint'
import { checked } from '../world/body'
import { readJson } from '../world/json'
import { platformKey } from '../world/keys'
import { changeSettings, receiverKey, settings, settingsOf, sharingBook } from './book'
import { returnMessage, sharingMessage } from './message'
import { addRequest, deleteRequest, returnRequest, shareRequest, unfreezeRequest } from './requests'
import { returnShare } from './return-share'
import { share, stateOf } from './share'

const base = '/wechatpay/v3/profitsharing'

/**
 * Profit sharing (分账): receivers, shares of a payment that was placed for it, what they give back,
 * and the end of it, with the settings of the merchant console for testers.
 */
export function sharingRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { store, keys } = parts
  const signed = createSignedEndpoint(parts)
  const book = sharingBook(store)

  /** Whether a name was encrypted for WeChat Pay. */
  const isReadable = ({ headers }: FastifyRequest, sealed: string | undefined): boolean => {
    const { privateKeyPem } = platformKey(keys, headers['wechatpay-serial'])
    return sealed === undefined || openSensitive(privateKeyPem, sealed) !== undefined
  }

  app.post(
    `${base}/receivers/add`,
    signed('addReceiver', async (request, rawBody) => {
      const body = readJson(addRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      if (!isReadable(request, body.name)) return refuse(400, 'PARAM_ERROR', 'name')
      const { appid: _, ...told } = body
      const put = { type: body.type, account: body.account, relation: body.relation_type }
      await book.receivers.change(receiverKey(put), () => ({ put, result: null }))
      return { status: 200, body: told }
    }),
  )

  app.post(
    `${base}/receivers/delete`,
    signed('deleteReceiver', async (_, rawBody) => {
      const body = readJson(deleteRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      await book.receivers.change(receiverKey(body), (known) => ({
        put: known && { ...known, isDeleted: true },
        result: null,
      }))
      return { status: 200, body: { type: body.type, account: body.account } }
    }),
  )

  app.post(
    `${base}/orders`,
    signed('share', async (request, rawBody) => {
      const body = readJson(shareRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      if (body.receivers.some(({ name }) => !isReadable(request, name)))
        return refuse(400, 'PARAM_ERROR', 'name')
      return share(parts, book, {
        ...{ transactionId: body.transaction_id, outOrderNo: body.out_order_no },
        shares: body.receivers.map(({ type, account, amount, description }) => ({
          ...{ type, account, amountFen: amount, description },
        })),
        rest: body.unfreeze_unsplit ? '解冻给分账方' : undefined,
      })
    }),
  )

  app.post(
    `${base}/orders/unfreeze`,
    signed('unfreeze', async (_, rawBody) => {
      const body = readJson(unfreezeRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const { transaction_id: transactionId, out_order_no: outOrderNo, description: rest } = body
      return share(parts, book, { transactionId, outOrderNo, shares: [], rest })
    }),
  )

  app.get(
    `${base}/orders/:outOrderNo`,
    signed('queryShare', async ({ params, query }) => {
      const { outOrderNo } = v.parse(v.object({ outOrderNo: v.string() }), params)
      const asked = v.safeParse(v.object({ transaction_id: v.string() }), query)
      if (!asked.success) return refuse(400, 'PARAM_ERROR', 'transaction_id')
      const known = await book.sharings.get(outOrderNo)
      return known?.transactionId === asked.output.transaction_id
        ? { status: 200, body: sharingMessage(known, false) }
        : refuse(404, 'RESOURCE_NOT_EXISTS')
    }),
  )

  app.get(
    `${base}/transactions/:transactionId/amounts`,
    signed('queryUnsplit', async ({ params }) => {
      const { transactionId } = v.parse(v.object({ transactionId: v.string() }), params)
      const state = await stateOf(parts, book, transactionId)
      if ('status' in state) return state
      const body = { transaction_id: transactionId, unsplit_amount: state.leftFen }
      return { status: 200, body }
    }),
  )

  app.post(
    `${base}/return-orders`,
    signed('returnShare', async (_, rawBody) => {
      const body = readJson(returnRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      return returnShare(parts, book, {
        ...{ orderId: body.order_id, outOrderNo: body.out_order_no },
        ...{ outReturnNo: body.out_return_no, returnMchid: body.return_mchid },
        ...{ amountFen: body.amount, description: body.description },
      })
    }),
  )

  app.get(
    `${base}/return-orders/:outReturnNo`,
    signed('queryReturn', async ({ params, query }) => {
      const { outReturnNo } = v.parse(v.object({ outReturnNo: v.string() }), params)
      const asked = v.safeParse(v.object({ out_order_no: v.string() }), query)
      if (!asked.success) return refuse(400, 'PARAM_ERROR', 'out_order_no')
      const known = await book.returns.get(outReturnNo)
      return known?.outOrderNo === asked.output.out_order_no
        ? { status: 200, body: returnMessage(known) }
        : refuse(404, 'RESOURCE_NOT_EXISTS')
    }),
  )

  app.get('/profit-sharing', async () => ({
    ...(await settingsOf(book)),
    receivers: await book.receivers.list(),
    sharings: (await book.sharings.list()).map(({ asked: _, ...told }) => told),
    returns: await book.returns.list(),
  }))

  app.put(
    '/profit-sharing',
    checked(v.partial(settings), 'body', (wish) => changeSettings(book, wish)),
  )
}
