import type * as v from 'valibot'
import {
  answered,
  asOf,
  collection,
  contractBook,
  createOrderBook,
  isPayable,
  shanghaiIso,
  transferBook,
  sentMessage,
} from '@huimin/wechat-sandbox'
import { sentSms } from '../services/sms/sent-sms'
import { underwritingCheck } from '../services/underwriting/routes'
import type { SandboxParts } from '../world/parts'
import type { GatewayRecords } from './gateway-records'

/** The number of items of each kind. Older ones are found by the test controls. */
const SHOWN = 20

export type Snapshot = Awaited<ReturnType<ReturnType<typeof createSnapshot>>>

/**
 * The data that the workbench shows: the newest of each kind first, money in fen, instants as ISO
 * text.
 */
export function createSnapshot({
  store,
  clock,
  faults,
  records,
}: Pick<SandboxParts, 'store' | 'clock' | 'faults'> & { records: GatewayRecords }) {
  const orders = createOrderBook({ store, clock })
  const inbox = collection(store, 'sms', sentSms)
  const messages = collection(store, 'message', sentMessage)
  const subscriptions = collection(store, 'wechat-subscription', answered)
  const checks = collection(store, 'underwriting', underwritingCheck)
  const contracts = contractBook(store)
  const transfers = transferBook(store)

  return async () => ({
    offsetMs: clock.offsetMs(),
    captchas: await records.openCaptchas(clock.now()),
    people: await records.signedIn(clock.now()),
    sms: newest(await inbox.list(), ({ sentAt }) => sentAt).map((sms) => ({
      ...sms,
      sentAt: shanghaiIso(sms.sentAt),
    })),
    messages: (await messages.list())
      .reverse()
      .slice(0, SHOWN)
      .map((message) => ({ ...message, sentAt: shanghaiIso(message.sentAt) })),
    refused: refusedBy(await subscriptions.list()),
    payOrders: (await orders.list())
      .reverse()
      .slice(0, SHOWN)
      .map((order) => ({
        outTradeNo: order.outTradeNo,
        provider: order.provider ?? 'WECHAT_PAY',
        tradeType: order.tradeType,
        description: order.description,
        amountFen: order.amountFen,
        outcome: order.outcome,
        isPayable: isPayable(order),
        refundsEnd: order.refundsEnd ?? 'SUCCESS',
        createdAt: shanghaiIso(order.createdAt),
        expireAt: shanghaiIso(order.expireAt),
      })),
    refunds: (await orders.refunds())
      .reverse()
      .slice(0, SHOWN)
      .map(({ outRefundNo, outTradeNo, refundFen, status, createdAt }) => ({
        ...{ outRefundNo, outTradeNo, refundFen, status },
        createdAt: shanghaiIso(createdAt),
      })),
    transfers: (await transfers.list())
      .reverse()
      .slice(0, SHOWN)
      .map((bill) => asOf(bill, clock.now()))
      .map(({ outBillNo, amountFen, state }) => ({ outBillNo, amountFen, state })),
    contracts: (await contracts.list())
      .reverse()
      .slice(0, SHOWN)
      .map(({ outContractCode, insuredName, amountFen, dueOn, state, charges }) => ({
        ...{ outContractCode, insuredName, amountFen, dueOn, state, charges },
      })),
    underwriting: (await checks.list())
      .reverse()
      .flatMap(({ policyNo, decision }) => (policyNo ? [{ policyNo, decision }] : []))
      .slice(0, SHOWN),
    faults: faults.list(),
  })
}

/** The templates that each person refused. Their messages are refused with 43101. */
function refusedBy(answers: readonly v.InferOutput<typeof answered>[]) {
  const people = new Map<string, string[]>()
  for (const { openid, template, accepts } of answers)
    if (!accepts) people.set(openid, [...(people.get(openid) ?? []), template])
  return [...people]
    .reverse()
    .slice(0, SHOWN)
    .map(([openid, templates]) => ({ openid, templates }))
}

const newest = <T>(list: readonly T[], at: (one: T) => number): T[] =>
  [...list].sort((one, other) => at(other) - at(one)).slice(0, SHOWN)
