import { randomUUID } from 'node:crypto'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { headers } from '@/contract/envelope'
import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  newPerson,
  openPayOrder,
  plain,
  readNotices,
  shanghai,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { everything } from '../../support/rows'
import { soundBody } from '../../support/sound-body'

/**
 * Access rights: different callers send every call of the contract about the owner's records. A
 * new call in the table is tested automatically: its body comes from its schema, and each field
 * with the name of an owner's record gets the id of that record.
 */

const table: [string, Call][] = Object.entries(calls)
const elsewhere = { cityCode: '320100', productCode: 'PH4J' }

let gateway: TestGateway
let owner: Login
/** Field names of the contract with the owner's ids for them. */
let things: Record<
  'proposalId' | 'orderId' | 'payOrderId' | 'policyId' | 'traceId' | 'delegationId',
  string
>
/** Values of the owner that must not be in an answer to another caller. */
let own: string[]

beforeAll(async () => {
  gateway = await openGateway()
  owner = await signIn(gateway)
  const paid = await confirmedProposal(gateway, owner, [
    { relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') },
  ])
  const { payOrderId, outTradeNo } = await openPayOrder(gateway, owner, paid)
  await decide(gateway, outTradeNo, 'PAID')
  const { list } = done(await gateway.call('listPolicies', {}, { login: owner }))
  const traceId = await readNotices(gateway, owner)
  const policyId = list[0]?.policyId ?? ''
  const delegationId = await filledDelegation()
  things = { proposalId: paid, orderId: paid, payOrderId, policyId, traceId, delegationId }
  own = [...Object.values(things), owner.openId, owner.token]
})
/** A form that a child has filled in for the owner, who has not taken it over yet. */
async function filledDelegation(): Promise<string> {
  const { text } = done(await gateway.call('listDelegations', {}, { login: owner }))
  const { textHash } = text
  const asking = { ...shanghai, textHash }
  const link = done(await gateway.call('makeDelegation', asking, { login: owner }))
  const { delegationId, token } = link
  const login = await signIn(gateway)
  done(await gateway.call('acceptDelegation', { token, textHash }, { login }))
  const { name, id } = newPerson('1956-03-15')
  const applicant = {
    name: plain(name),
    credentialType: '01' as const,
    credentialNo: plain(id),
  }
  const form = { applicant, insurants: [{ key: 'a', relationType: 'SELF' as const }] }
  done(await gateway.call('handInDelegatedForm', { token, form }, { login }))
  return delegationId
}

let attempts = 0
afterAll(async () => {
  process.stderr.write(`identity: ${attempts} attempts on ${table.length} calls\n`)
  await gateway.close()
})

/** Adds the current hash of the text, so that no call is refused for an old text. */
const known = (where: typeof shanghai | typeof elsewhere) => {
  const textHash = gateway.ctx.catalogue.product(where.cityCode, where.productCode)?.page.health
    .textHash
  return { ...things, ...where, textHash }
}

/** Searches in which an order is only a filter. A stranger gets an empty result. */
const searches = ['queryInsurantPolicyList']

/** Calls in which the id marks the caller's own form, or a separate token gives the right. */
const unowned = ['saveAndGetMedicalInfo', 'queryPayStatusOpen']

/** Whether a call has the id of an owner's record as a top-level field. */
const named = (call: Call): boolean => {
  if (unowned.includes(call.cmd)) return false
  const { entries = {} } = call.request as unknown as { entries?: Record<string, unknown> }
  return Object.keys(entries).some((name) => name in things)
}

const ask = (
  call: Call,
  login: Login | undefined,
  {
    where = shanghai,
    more = {},
  }: { where?: typeof shanghai | typeof elsewhere; more?: object } = {},
) => {
  attempts += 1
  const { cmd, apiVersion, request } = call
  const data = soundBody(request, known(where))
  const options = { login, key: randomUUID(), headers: { ...more } }
  return gateway.send(pathOf(call), { cmd, apiVersion, data }, options)
}

/** Rows that contain an id of the owner. */
async function ownRows(): Promise<string[]> {
  const rows = Object.values(await everything(gateway.ctx.db)).flat()
  return rows.filter((row) => own.some((id) => row.includes(id)))
}

const agent = {
  [headers.channel]: 'AGENT',
  [headers.wtagid]: 'agent-1',
  [headers.outerId]: 'outer-1',
  [headers.appId]: 'h5-normal',
}

/** The stranger's login. Some calls end it, and then the stranger signs in again. */
let stranger: Login | undefined
async function aStranger(): Promise<Login> {
  const attr = { attr: { productCode: 'PP57' } }
  const alive = stranger && (await gateway.call('getUserStatus', attr, { login: stranger }))
  stranger = alive?.code === 0 ? stranger : await signIn(gateway)
  return stranger as Login
}

describe.each(table)('%s', (_name, call) => {
  test("nobody else learns, changes or reaches anything of the owner's", async () => {
    const before = await ownRows()
    const other = await aStranger()
    const everybody = [
      ['a stranger', await ask(call, other)],
      ['an agent', await ask(call, await aStranger(), { more: agent })],
      ['somebody in another city', await ask(call, await aStranger(), { where: elsewhere })],
      ['nobody', await ask(call, undefined)],
    ] as const
    for (const [who, { status, code, data }] of everybody) {
      if (who === 'nobody' && call.access === 'user') expect(status).toBe(401)
      else if (searches.includes(call.cmd)) expect([who, data]).toEqual([who, { list: [] }])
      else if (named(call)) expect([who, code]).toEqual([who, errorCodes.NOT_FOUND])
      const told = JSON.stringify(data ?? null)
      expect([who, own.filter((id) => told.includes(id))]).toEqual([who, []])
    }
    expect(await ownRows()).toEqual(before)
  })

  test('its owner is let in, and not from another city', async () => {
    if (!named(call)) return
    const before = await ownRows()
    const { entries = {} } = call.request as unknown as { entries?: Record<string, unknown> }
    if ('traceId' in entries && 'cityCode' in entries) {
      const away = await ask(call, owner, { where: elsewhere })
      expect(away.code).toBe(errorCodes.NOT_FOUND)
      expect(await ownRows()).toEqual(before)
    }
    const refused = [errorCodes.NOT_FOUND, errorCodes.AUTH_FAILED, errorCodes.BAD_REQUEST]
    expect(refused).not.toContain((await ask(call, owner)).code)
  })
})
