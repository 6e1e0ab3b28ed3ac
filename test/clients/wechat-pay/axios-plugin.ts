import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import type { Answer, ClientLibrary, Merchant, Sealed } from './merchant'

type CertificateList = { data: { serial_no: string; encrypt_certificate: Sealed }[] }

const openSealed = (key: string, { ciphertext, nonce, associated_data }: Sealed): string =>
  Aes.AesGcm.decrypt(ciphertext, key, nonce, associated_data)

/** The library throws for an answer without success, and its error contains the answer. */
async function settle(call: Promise<Answer>): Promise<Answer> {
  const { status, data } = await call.catch((error: { response?: Answer }) => {
    if (error.response === undefined) throw error
    return error.response
  })
  return { status, data }
}

/** wechatpay-axios-plugin as in its README. `baseURL` is its option for another host. */
export const axiosPlugin = (baseURL: string): ClientLibrary => ({
  name: 'wechatpay-axios-plugin',
  open: (settings): Merchant => {
    const { mchid, appid, serial, privateKey, apiV3Key, platformKeys, answersBy } = settings
    const certs: Record<string, string> = { ...platformKeys }
    const headers = answersBy === undefined ? {} : { 'Wechatpay-Serial': answersBy }
    const client = new Wechatpay({ baseURL, mchid, serial, privateKey, certs, headers })
    const at = (path: string) => client.chain(`v3/${path}`)
    const combined = 'combine-transactions/out-trade-no'
    const transferBills = 'fund-app/mch-transfer/transfer-bills'
    const contract = 'papay/insurance-sign/contracts/plan-id/{plan_id}/out-contract-code/{code}'

    return {
      jsapi: (order) => settle(at('pay/transactions/jsapi').post(order)),
      h5: (order) => settle(at('pay/transactions/h5').post(order)),
      queryByOutTradeNo: (out_trade_no) =>
        settle(
          at('pay/transactions/out-trade-no/{out_trade_no}').get({
            params: { mchid },
            out_trade_no,
          }),
        ),
      queryByTransactionId: (transaction_id) =>
        settle(
          at('pay/transactions/id/{transaction_id}').get({ params: { mchid }, transaction_id }),
        ),
      close: (out_trade_no) =>
        settle(
          at('pay/transactions/out-trade-no/{out_trade_no}/close').post(
            { mchid },
            { out_trade_no },
          ),
        ),
      refund: (refund) => settle(at('refund/domestic/refunds').post(refund)),
      queryRefund: (out_refund_no) =>
        settle(at('refund/domestic/refunds/{out_refund_no}').get({ out_refund_no })),
      tradeBill: (params) => settle(at('bill/tradebill').get({ params })),
      fundFlowBill: (params) => settle(at('bill/fundflowbill').get({ params })),
      download: async (address) => {
        const token = new URL(address).searchParams.get('token')
        const { data } = await at('billdownload/file').get({
          params: { token },
          responseType: 'arraybuffer',
        })
        return Buffer.from(data)
      },
      certificates: async () => {
        const open = (certs: Record<string, string>) =>
          new Wechatpay({ baseURL, mchid, serial, privateKey, certs })
        // The first certificate is read without a check, because no key is known before it.
        const found = (data: CertificateList) =>
          Object.fromEntries(
            data.data.map((each) => [
              each.serial_no,
              openSealed(apiV3Key, each.encrypt_certificate),
            ]),
          )
        const read = (text: string) => found(JSON.parse(text))
        const unknown = open({ none: Object.values(platformKeys)[0] ?? '' })
        const first = await unknown.chain('v3/certificates').get<Record<string, string>>({
          transformResponse: [read],
        })
        // With this certificate the library itself checks the same answer.
        const checked = await open(first.data).chain('v3/certificates').get<CertificateList>()
        return found(checked.data)
      },
      isGenuine: async ({ headers: given, body }) => {
        const header = (name: string) => String(given[`wechatpay-${name}`] ?? '')
        const key = platformKeys[header('serial')]
        if (key === undefined) return false
        const signed = Formatter.response(header('timestamp'), header('nonce'), body)
        return Rsa.verify(signed, header('signature'), Rsa.from(key, Rsa.KEY_TYPE_PUBLIC))
      },
      open: (sealed) => JSON.parse(openSealed(apiV3Key, sealed)),
      payParams: ({ data }) => {
        const timeStamp = String(Formatter.timestamp())
        const nonceStr = Formatter.nonce()
        const named = `prepay_id=${(data as { prepay_id: string }).prepay_id}`
        const lines = Formatter.joinedByLineFeed(appid, timeStamp, nonceStr, named)
        const paySign = Rsa.sign(lines, Rsa.from(privateKey, Rsa.KEY_TYPE_PRIVATE))
        return { timeStamp, nonceStr, package: named, signType: 'RSA', paySign }
      },
      encrypt: (text, publicKey) => Rsa.encrypt(text, Rsa.from(publicKey, Rsa.KEY_TYPE_PUBLIC)),
      transfer: (bill) => settle(at(transferBills).post(bill)),
      queryTransfer: (out_bill_no) =>
        settle(at(`${transferBills}/out-bill-no/{out_bill_no}`).get({ out_bill_no })),
      cancelTransfer: (out_bill_no) =>
        settle(at(`${transferBills}/out-bill-no/{out_bill_no}/cancel`).post({}, { out_bill_no })),
      signContract: (entry, body) =>
        settle(at(`papay/insurance-sign/contracts/pre-entrust-sign/${entry}`).post(body)),
      queryContract: (plan_id, code) => settle(at(contract).get({ plan_id, code })),
      terminateContract: (plan_id, code) =>
        settle(
          at(`${contract}/terminate`).post(
            { contract_termination_remark: '不再续保' },
            { plan_id, code },
          ),
        ),
      combine: (way, order) => settle(at(`combine-transactions/${way}`).post(order)),
      queryCombined: (no) => settle(at(`${combined}/{no}`).get({ no })),
      closeCombined: (no, sub_orders) =>
        settle(at(`${combined}/{no}/close`).post({ combine_appid: appid, sub_orders }, { no })),
      addReceiver: (receiver) => settle(at('profitsharing/receivers/add').post(receiver)),
      deleteReceiver: (receiver) => settle(at('profitsharing/receivers/delete').post(receiver)),
      shareProfit: (sharing) => settle(at('profitsharing/orders').post(sharing)),
      queryShare: (transaction_id, no) =>
        settle(at('profitsharing/orders/{no}').get({ params: { transaction_id }, no })),
      unfreeze: (sharing) => settle(at('profitsharing/orders/unfreeze').post(sharing)),
      unsplit: (id) => settle(at('profitsharing/transactions/{id}/amounts').get({ id })),
      returnShare: (back) => settle(at('profitsharing/return-orders').post(back)),
      queryReturn: (no, out_order_no) =>
        settle(at('profitsharing/return-orders/{no}').get({ params: { out_order_no }, no })),
    }
  },
})
