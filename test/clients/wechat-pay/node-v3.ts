import WxPay from 'wechatpay-node-v3'
import type { Answer, ClientLibrary, Merchant, PayParams } from './merchant'

const host = 'https://api.mch.weixin.qq.com'

/**
 * Adds calls that wechatpay-node-v3 has no method for. They use its protected parts, as its own
 * methods do.
 */
class Extended extends WxPay {
  static knowKeys(keys: Readonly<Record<string, string>>): void {
    WxPay.certificates = { ...keys }
  }

  post(path: string, body: Record<string, unknown>, more: Record<string, string> = {}) {
    const authorization = this.buildAuthorization('POST', `${host}${path}`, body)
    const headers = this.getHeaders(authorization, { 'Content-Type': 'application/json', ...more })
    return this.httpService.post(`${host}${path}`, body, headers)
  }

  get(path: string) {
    const authorization = this.buildAuthorization('GET', `${host}${path}`)
    return this.httpService.get(`${host}${path}`, this.getHeaders(authorization))
  }
}

type Output = { status?: number; data?: unknown; error?: unknown }

/** The library gives a refusal as text beside the status. */
const settle = async (call: Promise<Output>): Promise<Answer> => {
  const { status = 0, data, error } = await call
  return { status, data: typeof error === 'string' ? JSON.parse(error) : data }
}

/** wechatpay-node-v3 with its own requests, which have a fixed host. */
export const nodeV3: ClientLibrary = {
  name: 'wechatpay-node-v3',
  open: (settings): Merchant => {
    const { mchid, appid, serial, privateKey, apiV3Key, platformKeys, answersBy } = settings
    const pay = new Extended({
      ...{ mchid, appid, serial_no: serial, key: apiV3Key },
      privateKey: Buffer.from(privateKey),
      // The library only reads the serial number from this, and we give the number directly.
      publicKey: Buffer.from('-'),
    })
    Extended.knowKeys(platformKeys)
    const transfers = '/v3/fund-app/mch-transfer/transfer-bills'
    const contracts = '/v3/papay/insurance-sign/contracts'
    const named: Record<string, string> =
      answersBy === undefined ? {} : { 'Wechatpay-Serial': answersBy }

    return {
      jsapi: (order) => settle(pay.transactions_jsapi(order as never)),
      h5: (order) => settle(pay.transactions_h5(order as never)),
      queryByOutTradeNo: (out_trade_no) => settle(pay.query({ out_trade_no })),
      queryByTransactionId: (transaction_id) => settle(pay.query({ transaction_id })),
      close: (outTradeNo) => settle(pay.close(outTradeNo)),
      refund: (refund) => settle(pay.refunds(refund as never)),
      queryRefund: (outRefundNo) => settle(pay.find_refunds(outRefundNo)),
      tradeBill: (query) => settle(pay.tradebill(query as never)),
      fundFlowBill: (query) => settle(pay.fundflowbill(query as never)),
      download: async (address) => {
        const { data } = await settle(pay.downloadBill(address))
        return Buffer.from(data as string)
      },
      certificates: async () => {
        const list = await pay.get_certificates(apiV3Key)
        return Object.fromEntries(
          list.map(({ serial_no, publicKey }) => [serial_no, String(publicKey)]),
        )
      },
      isGenuine: ({ headers, body }) =>
        pay.verifySign({
          body,
          timestamp: String(headers['wechatpay-timestamp']),
          nonce: String(headers['wechatpay-nonce']),
          serial: String(headers['wechatpay-serial']),
          signature: headers['wechatpay-signature'] as string,
        }),
      open: ({ ciphertext, associated_data, nonce }) =>
        pay.decipher_gcm(ciphertext, associated_data, nonce),
      // The library signs the parameters when it makes the order.
      payParams: ({ data }) => {
        const { timeStamp, nonceStr, package: named, signType, paySign } = data as PayParams
        return { timeStamp, nonceStr, package: named, signType, paySign }
      },
      encrypt: (text, publicKey) => pay.publicEncrypt(text, Buffer.from(publicKey)),
      transfer: (bill) => settle(pay.post(transfers, bill, named)),
      queryTransfer: (no) => settle(pay.get(`${transfers}/out-bill-no/${no}`)),
      cancelTransfer: (no) => settle(pay.post(`${transfers}/out-bill-no/${no}/cancel`, {})),
      signContract: (entry, contract) =>
        settle(pay.post(`${contracts}/pre-entrust-sign/${entry}`, contract)),
      queryContract: (plan, code) =>
        settle(pay.get(`${contracts}/plan-id/${plan}/out-contract-code/${code}`)),
      terminateContract: (plan, code) =>
        settle(
          pay.post(`${contracts}/plan-id/${plan}/out-contract-code/${code}/terminate`, {
            contract_termination_remark: '不再续保',
          }),
        ),
      combine: (way, order) => settle(pay[`combine_transactions_${way}`](order as never)),
      queryCombined: (no) => settle(pay.combine_query(no)),
      closeCombined: (no, parts) => settle(pay.combine_close(no, parts as never)),
      addReceiver: (receiver) => settle(pay.profitsharing_receivers_add(receiver as never)),
      deleteReceiver: (receiver) => settle(pay.profitsharing_receivers_delete(receiver as never)),
      shareProfit: (sharing) => settle(pay.create_profitsharing_orders(sharing as never)),
      queryShare: (transactionId, no) => settle(pay.query_profitsharing_orders(transactionId, no)),
      unfreeze: (sharing) => settle(pay.profitsharing_orders_unfreeze(sharing as never)),
      unsplit: (transactionId) => settle(pay.query_profitsharing_amounts(transactionId)),
      returnShare: (back) => settle(pay.profitsharing_return_orders(back as never)),
      queryReturn: (no, orderNo) => settle(pay.query_profitsharing_return_orders(no, orderNo)),
    }
  },
}
