import { randomBytes } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import * as v from 'valibot'
import type { Tampering } from '../orders/notify-wish'
import { notice, type NoticeContent } from '../pay/notice'
import { readJson } from '../world/json'
import type { WechatKeys } from '../world/keys'
import { secondsIso } from '../world/time'
import { cases, type Case } from './cases'
import { openMerchant, type Trade } from './merchant'

/** What a merchant tells of the handler that is to be checked. */
export type Wanted = {
  /** The handler's address. */
  notifyUrl: string
  /** The origin of a running sandbox, and its keys. */
  sandbox: string
  keys: WechatKeys
  /** The merchant has both keys of WeChat Pay, or this one alone. */
  signedBy?: 'certificate' | 'publicKey' | 'both'
  /** Places an order in the merchant's shop and answers its out_trade_no. */
  placeOrder?: () => Promise<string>
  /** Anything that tells what the shop did with an order, so that a second effect is seen. */
  stateOf?: (outTradeNo: string) => Promise<string>
}

export type Verdict = {
  name: string
  about: string
  /** What the handler answered, in the order of the notices. */
  answers: readonly Heard[]
  passed: boolean
  /** Why it failed, in a sentence; empty if it passed. */
  why: string
}
/** An HTTP status; FAIL is a refusal in words under a status that says success. */
type Heard = number | 'FAIL' | 'no answer'

/** A handler answers within 5 s, or WeChat Pay repeats the notice. */
const ANSWER_WITHIN_MS = 5_000

/** Tries the handler with each notice, on an order of its own. */
export async function checkHandler(wanted: Wanted): Promise<Verdict[]> {
  const { signedBy = 'both' } = wanted
  const verdicts: Verdict[] = []
  for (const each of cases)
    if (each.kind !== 'genuine' || signedBy === 'both' || each.signedBy === signedBy)
      verdicts.push(await judge(each, wanted))
  return verdicts
}

async function judge(each: Case, wanted: Wanted): Promise<Verdict> {
  const { notifyUrl, sandbox, keys, signedBy = 'both' } = wanted
  const merchant = openMerchant(sandbox, keys)
  const placeOrder = wanted.placeOrder ?? (() => merchant.placeOrder(notifyUrl))
  const stateOf = wanted.stateOf ?? (async () => '')
  const { name, about, danger } = each
  const usual = signedBy === 'publicKey' ? 'publicKey' : 'certificate'

  /** One notice, written once: every sending of it is the same bytes. */
  const write = async (content: NoticeContent, more: object = {}) => {
    const moment = { id: randomId(), now: await merchant.now(), nonce: randomId() }
    return notice(keys, content, { ...moment, signedBy: usual, ...more })
  }
  const send = (written: Written) => post(notifyUrl, written)
  const verdict = (answers: Heard[], passed: boolean, why = danger): Verdict => ({
    ...{ name, about, answers, passed, why: passed ? '' : why },
  })

  if (each.kind === 'unknown order') {
    const known = await merchant.query(await merchant.placeOrder(notifyUrl))
    const unknown = { ...known, out_trade_no: `NOBODY${randomId()}` }
    const heard = await send(await write(paymentOf(unknown)))
    return verdict([heard], !isBroken(heard))
  }

  const outTradeNo = await placeOrder()
  if (each.kind === 'forged') {
    // Nobody has paid, so a handler that asks WeChat Pay learns the truth.
    const before = await stateOf(outTradeNo)
    const trade = await merchant.query(outTradeNo)
    const heard = await send(await write(paymentOf(trade), { tamper: each.tamper }))
    if (isBroken(heard)) return verdict([heard], false, 'it broke the handler, which should refuse')
    if ((await stateOf(outTradeNo)) !== before)
      return verdict([heard], false, `the order was changed: ${danger}`)
    // What is truly signed may be noted without an effect, where the shop shows that there is none.
    const noted = wanted.stateOf !== undefined && trulySigned.includes(each.tamper)
    return verdict([heard], noted || !isTaken(heard), `it was accepted: ${danger}`)
  }

  await merchant.pay(outTradeNo)
  const paid = paymentOf(await merchant.query(outTradeNo))
  switch (each.kind) {
    case 'genuine': {
      const heard = await send(await write(paid, { signedBy: each.signedBy }))
      return verdict([heard], isTaken(heard))
    }
    case 'doubled':
    case 'replayed': {
      const written = await write(paid)
      const copies = each.kind === 'doubled' ? [written, written] : [written]
      const answers = await Promise.all(copies.map(send))
      const once = await stateOf(outTradeNo)
      const again = await send(written)
      const same = (await stateOf(outTradeNo)) === once
      // One copy may be told to come again while the other is worked on.
      return verdict([...answers, again], answers.some(isTaken) && isTaken(again) && same)
    }
    case 'refund first': {
      const refund = await merchant.refund(outTradeNo)
      const given = { kind: 'refund', eventType: 'REFUND.SUCCESS', message: refund } as const
      const early = await send(await write(given))
      const late = await send(await write(paid))
      return verdict([early, late], !isBroken(early) && isTaken(late))
    }
    case 'hung up': {
      const written = await write(paid)
      await hangUp(notifyUrl, written)
      const again = await send(written)
      return verdict(['no answer', again], isTaken(again))
    }
  }
}

/** Tamperings of the content, under a signature that holds. */
const trulySigned: readonly Tampering[] = ['amount', 'mchid', 'appid']

type Written = ReturnType<typeof notice>

const randomId = (): string => randomBytes(12).toString('hex')

/** The notice that an order is paid, even where it is not. */
function paymentOf(trade: Trade): NoticeContent {
  const amount = { payer_total: trade.amount.total, ...trade.amount }
  const taken = {
    ...{ transaction_id: '4200000000000000000000000000', success_time: secondsIso(Date.now()) },
    ...{ bank_type: 'OTHERS', payer: { openid: 'sandbox-payer' } },
    ...trade,
    ...{ trade_state: 'SUCCESS', trade_state_desc: '支付成功', amount },
  }
  return { kind: 'transaction', eventType: 'TRANSACTION.SUCCESS', message: taken }
}

const isTaken = (heard: Heard): boolean => typeof heard === 'number' && heard >= 200 && heard < 300
const isBroken = (heard: Heard): boolean =>
  heard === 'no answer' || (typeof heard === 'number' && heard >= 500)

async function post(url: string, { headers, body }: Written): Promise<Heard> {
  try {
    const answer = await fetch(url, {
      ...{ method: 'POST', headers: { ...headers, ...json }, body, redirect: 'manual' },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    const says = readJson(v.looseObject({ code: v.literal('FAIL') }), await answer.text())
    return answer.ok && says ? 'FAIL' : answer.status
  } catch {
    return 'no answer'
  }
}

/** Sends everything and leaves before the answer. */
const hangUp = (url: string, { headers, body }: Written): Promise<void> =>
  new Promise((resolve) => {
    const request = (url.startsWith('https:') ? https : http).request(url, {
      ...{ method: 'POST', headers: { ...headers, ...json } },
    })
    request.on('error', () => undefined)
    request.on('close', resolve)
    request.end(body, () => request.destroy())
  })

const json = { 'content-type': 'application/json' }
