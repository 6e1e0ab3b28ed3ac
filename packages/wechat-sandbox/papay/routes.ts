import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { OrderParts } from '../orders/parts'
import { createSignedEndpoint, refuse } from '../pay/signed-endpoint'
import { readJson } from '../world/json'
import { sampleAppid } from '../world/keys'
import { addDays, dayOf, startOfDayMs } from '../world/time'
import { contractBook, type Contract } from './contracts'
import {
  deductRequest,
  modifyRequest,
  scheduleRequest,
  signerRequest,
  signRequest,
} from './requests'

const SESSION_MS = 10 * 60_000
const base = '/wechatpay/v3/papay'

const entryParam = v.object({ entry: v.picklist(['h5', 'jsapi', 'mini-program']) })

/** WeChat's own mini-program, where contracts from mini-programs are signed. */
const ownProgram = (outContractCode: string) => ({
  pre_entrustweb_id: outContractCode,
  redirect_appid: 'wxbd687630cd02ce1d',
  redirect_path: 'pages/index/index',
})

/** The minute of the day in Beijing. */
const minuteOf = (now: number) => (now - startOfDayMs(dayOf(now))) / 60_000
const isWithin = (now: number, from: number, until: number) =>
  minuteOf(now) >= from && minuteOf(now) < until

/** The simulator of charging by agreement for insurers, with the rules that merchants run into. */
export function autoDeductRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { clock, orders, notifier, store } = parts
  const signed = createSignedEndpoint(parts)
  const contracts = contractBook(store)
  const one = (request: { params: unknown }, name: 'code' | 'id'): string =>
    v.parse(v.record(v.string(), v.string()), request.params)[name] ?? ''
  const byId = async (id: string) =>
    (await contracts.list()).find(({ contractId }) => contractId === id)

  app.post(
    `${base}/insurance-sign/contracts/pre-entrust-sign/:entry`,
    signed('papaySign', async (request, rawBody) => {
      const { entry } = v.parse(entryParam, request.params)
      const body = readJson(signRequest, rawBody)
      if (!body || !readJson<v.GenericSchema>(signerRequest[entry], rawBody))
        return refuse(400, 'PARAM_ERROR')
      const [{ estimated_deduct_date: dueOn, estimated_deduct_amount }] = body.policy_periods
      if (dueOn <= dayOf(clock.now())) return refuse(400, 'PARAM_ERROR', 'estimated_deduct_date')
      const outContractCode = body.out_contract_code
      const wanted: Contract = {
        outContractCode,
        contractId: `CT${outContractCode}`,
        state: 'WAITING',
        insuredName: body.insured_display_name,
        notifyUrl: body.contract_notify_url,
        amountFen: estimated_deduct_amount.total,
        dueOn,
        signUntil: clock.now() + SESSION_MS,
        charges: 'PAID',
      }
      const isNew = await contracts.change(outContractCode, (known) =>
        known ? { result: known.state === 'WAITING' } : { put: wanted, result: true },
      )
      if (!isNew) return refuse(400, 'INVALID_REQUEST', 'out_contract_code')
      if (entry === 'mini-program') return { status: 200, body: ownProgram(outContractCode) }
      const url = new URL(
        '/sandbox/sign',
        parts.pagesAt?.() ?? `${request.protocol}://${request.host}`,
      )
      url.searchParams.set('code', outContractCode)
      return { status: 200, body: { redirect_url: url.href } }
    }),
  )

  app.get(
    `${base}/insurance-sign/contracts/plan-id/:plan/out-contract-code/:code`,
    signed('papayQuery', async (request) => {
      const known = await contracts.get(one(request, 'code'))
      // While the policyholder has not signed, there is no contract to query; the same holds after
      // the time for signing is over.
      if (!known || known.state === 'WAITING') return refuse(404, 'RESOURCE_NOT_EXISTS')
      const { outContractCode, contractId, state } = known
      return {
        status: 200,
        body: {
          out_contract_code: outContractCode,
          contract_id: contractId,
          contract_state: state,
        },
      }
    }),
  )

  app.post(
    `${base}/insurance-sign/contracts/plan-id/:plan/out-contract-code/:code/terminate`,
    signed('papayTerminate', async (request) => {
      const ended = await contracts.change(one(request, 'code'), (known) =>
        known
          ? { put: { ...known, state: 'TERMINATED' as const }, result: true }
          : { result: false },
      )
      return ended ? { status: 204 } : refuse(404, 'RESOURCE_NOT_EXISTS')
    }),
  )

  app.post(
    `${base}/insurance-sign/policy-periods/plan-id/:plan/contract-id/:id/modify`,
    signed('papayModify', async (request, rawBody) => {
      const body = readJson(modifyRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const [{ estimated_deduct_amount }] = body.policy_periods
      const known = await byId(one(request, 'id'))
      if (known?.state !== 'SIGNED') return refuse(400, 'INVALID_REQUEST')
      if (estimated_deduct_amount.total > known.amountFen)
        return refuse(400, 'INVALID_REQUEST', 'amounts only go down')
      const put = { ...known, amountFen: estimated_deduct_amount.total }
      await contracts.change(known.outContractCode, () => ({ put, result: null }))
      return { status: 204 }
    }),
  )

  app.post(
    `${base}/insurance-pay/policy-periods/contract-id/:id/policy-period-id/1/schedule`,
    signed('papaySchedule', async (request, rawBody) => {
      const body = readJson(scheduleRequest, rawBody)
      const known = await byId(one(request, 'id'))
      if (!body) return refuse(400, 'PARAM_ERROR')
      if (known?.state !== 'SIGNED') return refuse(400, 'INVALID_REQUEST', 'contract')
      const now = clock.now()
      const today = dayOf(now)
      const isDue = today >= addDays(known.dueOn, -1) && today <= addDays(known.dueOn, 28)
      if (!isDue || !isWithin(now, 480, 1170)) return refuse(400, 'INVALID_REQUEST', 'time')
      if (body.scheduled_amount.total !== known.amountFen)
        return refuse(400, 'INVALID_REQUEST', 'amount')
      const from = known.scheduled?.from ?? addDays(today, 1)
      const scheduled = { amountFen: known.amountFen, from, until: addDays(known.dueOn, 29) }
      const put = { ...known, scheduled }
      await contracts.change(known.outContractCode, () => ({ put, result: null }))
      return {
        status: 200,
        body: { deduct_start_date: from, deduct_end_date: scheduled.until },
      }
    }),
  )

  app.post(
    `${base}/insurance-pay/transactions/apply`,
    signed('papayDeduct', async (_, rawBody) => {
      const body = readJson(deductRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const known = await byId(body.contract_id)
      const now = clock.now()
      if (known?.state !== 'SIGNED' || !known.scheduled)
        return refuse(400, 'INVALID_REQUEST', 'not scheduled')
      const { from, until, amountFen } = known.scheduled
      if (dayOf(now) < from || dayOf(now) > until || !isWithin(now, 480, 1200))
        return refuse(400, 'INVALID_REQUEST', 'time')
      if (body.amount.total !== amountFen) return refuse(400, 'INVALID_REQUEST', 'amount')
      const created = await orders.create({
        outTradeNo: body.out_trade_no,
        appid: sampleAppid,
        tradeType: 'PAP',
        description: body.description,
        amountFen,
        notifyUrl: body.transaction_notify_url,
        expireAt: startOfDayMs(addDays(until, 1)),
      })
      if (!created.ok) return refuse(403, created.code)
      await orders.decide(body.out_trade_no, known.charges)
      void notifier.trade(body.out_trade_no)
      return { status: 204 }
    }),
  )
}
