import { sql } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { DAY_MS } from '@/domain/time/day'
import { localIso } from '../../../server/context/clock'
import { isChainSound } from '../../../server/records/evidence/chain'
import { findEvidenceWithSteps } from '../../../server/records/evidence/repo'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  confirmWithDocuments,
  decide,
  done,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  plain,
  readNotices,
  signIn,
  submission,
  totalOf,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { rowsOf } from '../../support/rows'

/** Insured people confirm a policy themselves and only once, by a link or by name and number. */

const gateway = fileGateway()

const NAME = 'document:insurant-confirmation'
type Person = ReturnType<typeof newPerson>
const whoIs = ({ name, id }: Person) => ({ name: plain(name), credentialNo: plain(id) })

async function textHash(): Promise<string> {
  const asked = { appID: 'huimin_insur', namespace: 'pre_insure_page', key: NAME } as const
  const { configJsonValue } = done(await gateway.call('readConfig', asked))
  return (JSON.parse(configJsonValue) as { textHash: string }).textHash
}

/** An applicant who insured themselves, a spouse and a child. */
async function bought() {
  const login = await signIn(gateway)
  const [self, spouse] = [newPerson('1990-03-07'), newPerson('1991-05-12', 'F')]
  const orderId = await confirmedProposal(gateway, login, [
    { relationType: 'SELF', person: self },
    { relationType: 'SPOUSE', person: { ...spouse, name: '李秀英' } },
    { relationType: 'DAUGHTER_CHILDREN', person: newPerson('2018-06-01', 'F') },
  ])
  const { outTradeNo, amountFen } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  const order = await orderOf(login, orderId)
  const policyId = order.policies[1]?.policyId ?? ''
  return { login, orderId, policyId, amountFen, spouse: { ...spouse, name: '李秀英' }, order }
}

const orderOf = async (login: Login, orderId: string) =>
  done(await gateway.call('getOrder', { orderId }, { login }))

const linkOf = async (login: Login, policyId: string, renew = false) =>
  done(await gateway.call('makeConfirmLink', { policyId, renew }, { login }))

const confirm = (login: Login, token: string, hash: string, who?: Person) =>
  gateway.call(
    'accreditInsurant',
    { token, textHash: hash, ...(who && { who: whoIs(who) }) },
    { login },
  )

const seen = async (token: string, login?: Login) =>
  done(await gateway.call('getInsurantConfirmation', { token }, login && { login }))

test('a spouse opens the link, sees masks, and confirms once, on record', async () => {
  const { login, orderId, policyId, spouse, order } = await bought()
  expect(order.policies.map(({ confirmation }) => confirmation?.state)).toEqual([
    'NOT_NEEDED',
    'TO_CONFIRM',
    'NOT_NEEDED',
  ])
  const { url, token, image } = await linkOf(login, policyId)
  expect(url).toContain(`/insurant-confirmation-landing?`)
  expect(url).toContain(encodeURIComponent(token))
  expect(image).toMatch(/^data:image\/gif;base64,/)
  // A second request gives the same link. The database does not store its secret.
  expect((await linkOf(login, policyId)).token).toBe(token)
  const stored = JSON.stringify(await rowsOf(gateway.ctx.db, 'select * from insurant_links'))
  expect(stored).not.toContain(token.split('.')[1])

  const view = await seen(token)
  expect(view).toMatchObject({
    isProven: false,
    policy: { insurantName: '李**', applicantName: '王**', state: 'TO_CONFIRM' },
  })
  for (const secret of [spouse.id, spouse.name, orderId])
    expect(JSON.stringify(view)).not.toContain(secret)

  const hash = await textHash()
  const own = await signIn(gateway)
  const first = done(await confirm(own, token, hash, spouse))
  await moveClock(gateway, 60_000)
  expect(done(await confirm(own, token, hash, spouse))).toEqual(first)
  const after = await orderOf(login, orderId)
  expect(after.policies[1]?.confirmation).toEqual({ state: 'CONFIRMED', ...first })
  const { policies } = after
  expect(
    done(await gateway.call('getPolicy', { policyId: policies[1]?.policyId ?? '' }, { login }))
      .confirmation,
  ).toEqual({ state: 'CONFIRMED', ...first })
  expect(await seen(token)).toMatchObject({ policy: { state: 'CONFIRMED', ...first } })
  expect((await gateway.call('makeConfirmLink', { policyId }, { login })).code).toBe(
    errorCodes.ORDER_STATE,
  )

  const { json } = done(await gateway.call('exportData', {}, { login: own }))
  const confirmedAt = localIso(Date.parse(first.confirmedAt))
  expect(JSON.parse(json)).toMatchObject({ confirmations: [{ ...first, confirmedAt }] })

  const { db, keys } = gateway.ctx
  const [kept] = await rowsOf(
    db,
    `select text_hash, text_version, link_id is not null as by_link from insurant_confirmations where proposal_id = '${orderId}'`,
  )
  expect(kept).toEqual({ text_hash: hash, text_version: '2026-11-28', by_link: true })
  const [{ trace_id: traceId }] = (await rowsOf(
    db,
    `select trace_id from proposals where id = '${orderId}'`,
  )) as [{ trace_id: string }]
  const events = (await findEvidenceWithSteps(db, traceId))?.steps ?? []
  expect(isChainSound(keys, events)).toBe(true)
  expect(events.at(-1)).toMatchObject({ type: 'INSURED', textHash: hash })
  await expect(db.execute(sql`update insurant_confirmations set text_hash = ''`)).rejects.toThrow()
})

test('nobody confirms in the place of the insured', async () => {
  const { login, policyId, spouse } = await bought()
  const hash = await textHash()
  const { token } = await linkOf(login, policyId)
  const refused = async (answer: ReturnType<typeof confirm>) => {
    const { code, extra } = await answer
    return [code, extra?.code]
  }
  // The applicant knows every name and number, and is refused, also with another account.
  expect(await refused(confirm(login, token, hash, spouse))).toEqual([
    errorCodes.ORDER_STATE,
    'APPLICANT',
  ])
  expect(await seen(token, login)).toMatchObject({ policy: { isApplicant: true } })
  const samePhone = await signIn(gateway, '13800138000')
  expect((await refused(confirm(samePhone, token, hash, spouse)))[1]).toBe('APPLICANT')

  // A person whose verified name is another one.
  const proven = await signIn(gateway)
  const other = newPerson('1985-01-01')
  const real = { ...whoIs(other), credentialType: 1 as const }
  done(await gateway.call('authH5Realname', real, { login: proven }))
  expect((await refused(confirm(proven, token, hash, spouse)))[1]).toBe('OTHER_PERSON')

  // A stranger has only the link, or a wrong name. After ten tries no more are allowed today.
  const stranger = await signIn(gateway)
  for (const who of [undefined, other, { ...spouse, name: '李秀兰' }])
    expect((await refused(confirm(stranger, token, hash, who)))[0]).toBe(
      errorCodes.REALNAME_MISMATCH,
    )
  for (let times = 3; times < 10; times += 1) await confirm(stranger, token, hash, other)
  expect((await refused(confirm(stranger, token, hash, spouse)))[0]).toBe(
    errorCodes.TOO_MANY_REQUESTS,
  )
  expect((await seen(token)).policy?.state).toBe('TO_CONFIRM')

  const own = await signIn(gateway)
  expect((await refused(confirm(own, token, '0'.repeat(64), spouse)))[0]).toBe(
    errorCodes.NOTICE_CHANGED,
  )
  const twice = await Promise.all([
    confirm(own, token, hash, spouse),
    confirm(await signIn(gateway), token, hash, spouse),
  ])
  expect(twice.map(done)).toHaveLength(2)
  expect(done(twice[0])).toEqual(done(twice[1]))
})

test('a link ends: by its time, by another one, and with the policy', async () => {
  const { login, policyId, amountFen, spouse } = await bought()
  const stranger = await signIn(gateway)
  expect((await gateway.call('makeConfirmLink', { policyId }, { login: stranger })).code).toBe(
    errorCodes.NOT_FOUND,
  )
  const first = await linkOf(login, policyId)
  const second = await linkOf(login, policyId, true)
  expect(second.token).not.toBe(first.token)
  const over = { isProven: false, policy: null }
  const forged = second.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const token of [first.token, forged, `${'0'.repeat(26)}.${'x'.repeat(43)}`])
    expect(await seen(token)).toEqual(over)
  const hash = await textHash()
  expect((await confirm(stranger, first.token, hash, spouse)).code).toBe(errorCodes.NOT_FOUND)

  await moveClock(gateway, 7 * DAY_MS)
  expect(await seen(second.token)).toEqual(over)
  const again = await signIn(gateway)
  expect((await confirm(again, second.token, hash, spouse)).code).toBe(errorCodes.NOT_FOUND)
  await moveClock(gateway, -7 * DAY_MS)

  const revoking = { policyId, expectedRefundable: amountFen }
  done(await gateway.call('revokePolicy', revoking, { login }))
  expect((await seen(second.token)).policy?.state).toBe('OVER')
  const { code, extra } = await confirm(again, second.token, hash, spouse)
  expect([code, extra?.code]).toEqual([errorCodes.ORDER_STATE, 'OVER'])
})

test('found by name and number together, opened by the finder alone', async () => {
  const { login, orderId, spouse } = await bought()
  const finder = await signIn(gateway, newMobile())
  const find = async (who: Person, by: Login = finder) =>
    done(await gateway.call('findInsurantPolicies', whoIs(who), { login: by })).list
  expect(await find({ ...spouse, name: '李秀兰' })).toEqual([])
  expect(await find(newPerson())).toEqual([])
  const [policy, ...others] = await find({ ...spouse, id: spouse.id.toLowerCase() })
  expect(others).toEqual([])
  expect(policy).toMatchObject({ insurantName: '李**', state: 'TO_CONFIRM', isApplicant: false })
  expect(JSON.stringify(policy)).not.toContain(spouse.id)
  const elsewhere = { ...whoIs(spouse), proposalId: '0'.repeat(26) }
  expect(
    done(await gateway.call('findInsurantPolicies', elsewhere, { login: finder })).list,
  ).toEqual([])
  expect((await find(spouse, login))[0]?.isApplicant).toBe(true)

  const token = policy?.token ?? ''
  expect(await seen(token)).toEqual({ isProven: false, policy: null })
  expect(await seen(token, await signIn(gateway))).toEqual({ isProven: false, policy: null })
  expect((await seen(token, finder)).isProven).toBe(true)
  const given = done(await confirm(finder, token, await textHash()))
  expect((await orderOf(login, orderId)).policies[1]?.confirmation).toMatchObject(given)

  // A login lasts an hour, but a found policy stays open for only half an hour.
  await moveClock(gateway, 30 * 60_000)
  expect(await seen(token, finder)).toEqual({ isProven: false, policy: null })
})

test('who bought and who sold an order see how far it is; a stranger does not know it', async () => {
  const login = await signIn(gateway)
  const spouse = newPerson('1991-05-12', 'F')
  const insured = [
    { relationType: 'SELF' as const, person: newPerson() },
    { relationType: 'SPOUSE' as const, person: spouse },
  ]
  const traceId = await readNotices(gateway, login)
  const wanted = submission({ traceId }, insured, await totalOf(gateway, login, insured))
  const by = { ...wanted, agentWtag: 'AG0001' }
  const { proposalId } = done(await gateway.call('createProposal', by, { login }))
  await confirmWithDocuments(gateway, login, proposalId)
  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')

  const told = (reader: Login) => gateway.call('getAgentInfo', { proposalId }, { login: reader })
  const own = done(await told(login))
  expect(own).toMatchObject({ role: 'APPLICANT', agent: { name: '陈静' } })
  expect((await orderOf(login, proposalId)).byAgent).toBe(true)
  const seller = await signIn(gateway, '13700137001')
  const seen = done(await told(seller))
  expect(seen).toMatchObject({ role: 'AGENT', people: [{}, { state: 'TO_CONFIRM' }] })
  for (const secret of [spouse.id, spouse.name, login.token, '13700137001'])
    expect(JSON.stringify(seen)).not.toContain(secret)
  // Another agent of the same agency and a stranger see nothing.
  for (const reader of [await signIn(gateway, '13700137002'), await signIn(gateway)])
    expect((await told(reader)).code).toBe(errorCodes.NOT_FOUND)
  const { order } = await bought()
  expect(order.byAgent).toBe(false)
})
