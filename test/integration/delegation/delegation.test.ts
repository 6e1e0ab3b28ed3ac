import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { DAY_MS } from '@/domain/time/day'
import { evidencePage } from '../../../server/evidence/page'
import { sweepRetention } from '../../../server/privacy/retention'
import { isChainSound } from '../../../server/records/evidence/chain'
import { findEvidenceWithSteps } from '../../../server/records/evidence/repo'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  done,
  moveClock,
  newPerson,
  plain,
  shanghai,
  signIn,
} from '../../support/purchase'
import { everything, rowsOf } from '../../support/rows'
import { delegationCalls, tokenOf } from './delegation-calls'

/** 请子女代办: a child fills in the form of a parent, who takes it over, checks it and buys. */

const gateway = fileGateway()
const {
  textHash,
  make,
  linkOf,
  seen,
  accept,
  save,
  handIn,
  take,
  familyOf,
  listed,
  named,
  formOf,
  reasonOf,
  notFound,
  wrong,
  messages,
  asked,
} = delegationCalls(gateway)

test('a child fills in, the parent takes it over and buys; both consents are in the evidence', async () => {
  const { phone, parent, child, token, delegationId, consentedAt, url, image } = await asked()
  expect(url).toContain(`/delegation-landing?`)
  expect(url).toContain(encodeURIComponent(token))
  expect(image).toMatch(/^data:image\/gif;base64,/)
  expect((await linkOf(parent)).token).toBe(token)
  expect(await listed(parent)).toMatchObject([{ delegationId, state: 'FILLING', named: 0 }])
  expect((await familyOf(parent)).delegation).toMatchObject({ delegationId, state: 'FILLING' })

  // The child sees masks of the parent, and their own values as they typed them.
  const { form, parent: person, spouse } = formOf()
  const half = { ...form, insurants: [{ key: 'b', name: plain('李1'), credentialNo: plain('11') }] }
  const kept = done(await save(child, token, half, 2)).form
  expect(kept.applicant.name).toMatchObject({ encryptType: 2, maskValue: '王**' })
  expect(kept.insurants).toMatchObject([{ name: { value: '李1' }, credentialNo: { value: '11' } }])
  // An earlier edit of the same page arrives late; a token of the child's own opens again.
  const token2 = { encryptType: 2 as const, encryptValue: tokenOf(kept.applicant.name) }
  done(await save(child, token, { ...half, applicant: { name: plain('零') } }, 1))
  done(await save(child, token, { ...half, applicant: { ...half.applicant, name: token2 } }, 3))
  const view = await seen(token, child)
  expect(view).toMatchObject({
    applicantName: null,
    applicantPhone: `*******${phone.slice(-4)}`,
    needsApplicant: true,
    isDelegate: true,
    form: { applicant: { name: { maskValue: '王**' } } },
  })

  expect((await handIn(child, token, half)).code).toBe(errorCodes.INSURANT_INVALID)
  const key = randomUUID()
  const { filledAt } = done(await handIn(child, token, form, key))
  expect(done(await handIn(child, token, form, key)).filledAt).toBe(filledAt)
  expect(reasonOf(await handIn(child, token, form))).toEqual(wrong('FILLED'))
  // The parent is told once, without a name, a number or the link.
  const told = (await messages()).filter(({ touser }) => touser === phone)
  expect(told).toMatchObject([{ template_id: '100009' }])
  for (const secret of ['王', '李', spouse.id, token])
    expect(JSON.stringify(told)).not.toContain(secret)
  expect((await messages()).filter(({ touser }) => touser === phone)).toHaveLength(1)
  expect(reasonOf(await save(child, token, form))).toEqual(wrong('FILLED'))
  expect(await seen(token, child)).toMatchObject({ state: 'FILLED', form: null })
  expect(done(await gateway.call('getDraft', shanghai, { login: parent })).draft).toBeNull()

  const status = await familyOf(parent)
  expect(status.delegation).toEqual({ ...status.filledForm, state: 'FILLED' })
  expect(status.filledForm?.delegationId).toBe(delegationId)
  expect(status.filledForm?.delegatePhone).toMatch(/^\*{7}\d{4}$/)
  const [waiting] = await listed(parent)
  expect(waiting).toMatchObject({ state: 'FILLED', filledAt, named: 2 })
  expect(waiting?.delegatePhone).toMatch(/^\*{7}\d{4}$/)
  const taking = randomUUID()
  expect(done(await take(parent, delegationId, taking))).toEqual(shanghai)
  expect(done(await take(parent, delegationId, taking))).toEqual(shanghai)
  expect(reasonOf(await take(parent, delegationId))).toEqual(wrong('TAKEN'))
  expect(await listed(parent)).toEqual([])
  const { draft } = done(await gateway.call('getDraft', shanghai, { login: parent }))
  expect(draft?.insurants[1]).toMatchObject({
    relationType: 'SPOUSE',
    name: { maskValue: '李**' },
    credentialNo: { encryptType: 2 },
  })
  expect(draft?.health).toBeUndefined()

  // The parent types on; the form's origin stays with the draft until it is paid.
  const going = { ...draft, traceId: 't', applicant: named(person), insurants: [] }
  done(await gateway.call('saveDraft', { ...shanghai, draft: going }, { login: parent }))
  const proposalId = await confirmedProposal(gateway, parent, [
    { relationType: 'SELF', person },
    { relationType: 'SPOUSE', person: spouse },
  ])
  const { db, keys } = gateway.ctx
  const [proposal] = (await rowsOf(
    db,
    `select trace_id, user_id from proposals where id = '${proposalId}'`,
  )) as [{ trace_id: string; user_id: string }]
  const events = (await findEvidenceWithSteps(db, proposal.trace_id))?.steps ?? []
  expect(isChainSound(keys, events)).toBe(true)
  const own = events.filter(({ type }) => type === 'DELEGATE' || type === 'FILL_FOR')
  expect(own).toMatchObject([
    { textHash: textHash(), pageVersion: '2026-11-28', detail: { userId: proposal.user_id } },
    { textHash: textHash(), detail: { delegationId, consentedAt, filledAt } },
  ])
  expect(own[1]?.detail?.['userId']).not.toBe(proposal.user_id)
  const page = (await evidencePage(gateway.ctx, proposalId)) ?? ''
  for (const words of ['请子女代为填写', '子女代为填写并交回', '提交投保单', '确认投保信息'])
    expect(page).toContain(words)

  // Both get it in their copy, and no row holds a name, a number or the link.
  for (const [login, role] of [
    [parent, 'APPLICANT'],
    [child, 'DELEGATE'],
  ] as const) {
    const { json } = done(await gateway.call('exportData', {}, { login }))
    expect(JSON.parse(json)).toMatchObject({ delegations: [{ role, textVersion: '2026-11-28' }] })
  }
  const rows = JSON.stringify(await everything(db))
  for (const secret of [spouse.id, person.id, token.split('.')[1] ?? ''])
    expect(rows).not.toContain(secret)

  // Another order from people of the parent's own choice does not come from the child.
  done(await gateway.call('buyAgain', { orderId: proposalId }, { login: parent }))
  const other = await confirmedProposal(gateway, parent, [
    { relationType: 'FATHER_PARENTS', person: newPerson('1932-03-15') },
  ])
  expect(await evidencePage(gateway.ctx, other)).not.toContain('子女代为填写')
})

test('nobody but the child who agreed fills it in, and nobody but the parent takes it', async () => {
  const { parent, child, token, delegationId } = await asked()
  const stranger = await signIn(gateway)
  const { form } = formOf()
  const before = await everything(gateway.ctx.db)
  const refused = [
    [await accept(stranger, token), wrong('OTHER_PERSON')],
    [await accept(parent, token), wrong('APPLICANT')],
    [await save(stranger, token, form), notFound],
    [await save(parent, token, form), notFound],
    [await handIn(stranger, token, form), notFound],
    [await take(child, delegationId), notFound],
    [await take(parent, delegationId), wrong('FILLING')],
    [await gateway.call('endDelegation', { delegationId }, { login: child }), notFound],
  ] as const
  for (const [reply, expected] of refused) expect(reasonOf(reply)).toEqual(expected)
  expect(await seen(token, stranger)).toMatchObject({ isDelegate: false, form: null })
  expect(await seen(token, parent)).toMatchObject({ isApplicant: true, form: null })
  const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const other of [forged, `${'0'.repeat(26)}.${'x'.repeat(43)}`]) {
    expect(await seen(other)).toBeNull()
    expect((await save(child, other, form)).code).toBe(errorCodes.NOT_FOUND)
  }
  expect(await everything(gateway.ctx.db)).toEqual(before)

  // A WeChat account without a mobile is nobody who could be known later.
  const nameless = done(
    await gateway.call('loginByWechat', { code: 'nameless', appId: 'wx-sandbox' }),
  )
  const fresh = await linkOf(parent, true)
  expect(reasonOf(await accept(nameless, fresh.token))).toEqual(wrong('NO_PHONE'))
  expect((await accept(stranger, fresh.token, '0'.repeat(64))).code).toBe(errorCodes.NOTICE_CHANGED)
  // Two agree at the same time, and one of them gets it.
  const both = await Promise.all([accept(stranger, fresh.token), accept(child, fresh.token)])
  expect(both.map(({ code }) => code).sort()).toEqual([0, errorCodes.ORDER_STATE])
})

test('a link ends: withdrawn, replaced, by its time, and with either account', async () => {
  // A form that another test handed in is kept for three days.
  const held = async () =>
    rowsOf(gateway.ctx.db, 'select id from delegations where form_sealed is not null')
  const kept = await held()
  const { parent, child, token, delegationId } = await asked()
  const { form } = formOf()
  done(await save(child, token, form))
  const withdraw = () => gateway.call('endDelegation', { delegationId }, { login: parent })
  expect(done(await withdraw())).toEqual({ state: 'ENDED' })
  expect(done(await withdraw())).toEqual({ state: 'ENDED' })
  const over = async (link: string, by = child) => {
    expect(await seen(link, by)).toBeNull()
    expect((await save(by, link, form)).code).toBe(errorCodes.NOT_FOUND)
    expect((await handIn(by, link, form)).code).toBe(errorCodes.NOT_FOUND)
    expect((await accept(by, link)).code).toBe(errorCodes.NOT_FOUND)
  }
  await over(token)
  expect(await held()).toEqual(kept)

  const second = await linkOf(parent)
  done(await accept(child, second.token))
  done(await save(child, second.token, form))
  const third = await linkOf(parent, true)
  expect(third.token).not.toBe(second.token)
  await over(second.token)
  expect(await held()).toEqual(kept)

  // What was handed in and never taken over is forgotten three days later, then the row.
  done(await accept(child, third.token))
  const before = (await messages()).length
  await moveClock(gateway, 50 * 60_000)
  done(await handIn(child, third.token, form))
  expect(await held()).toHaveLength(kept.length + 1)
  await moveClock(gateway, 3 * DAY_MS)
  // A message that comes too late says nothing.
  expect(await messages()).toHaveLength(before)
  expect(await held()).toEqual([])
  await over(third.token, await signIn(gateway))
  await moveClock(gateway, 8 * DAY_MS)
  await sweepRetention(gateway.ctx)
  expect(await rowsOf(gateway.ctx.db, 'select id from delegations')).toEqual([])

  // The child leaves: what they typed goes. The parent leaves: the link goes.
  const parentNow = await signIn(gateway)
  const left = await linkOf(parentNow)
  const leaving = await signIn(gateway)
  done(await accept(leaving, left.token))
  done(await handIn(leaving, left.token, form))
  done(await gateway.call('deleteAccount', { confirm: 'DELETE' }, { login: leaving }))
  expect(await listed(parentNow)).toEqual([])
  const last = await linkOf(parentNow)
  done(await gateway.call('withdrawConsent', {}, { login: parentNow }))
  expect(await seen(last.token)).toBeNull()
})

test('few links at a time, few a day, and none where a product cannot be asked for', async () => {
  const parent = await signIn(gateway)
  const home = { cityCode: '310000', productCode: 'SHJB' }
  const asking = { ...home, textHash: textHash(), renew: false }
  expect((await gateway.call('makeDelegation', asking, { login: parent })).code).toBe(
    errorCodes.PRODUCT_NOT_FOUND,
  )
  const old = { ...shanghai, textHash: '0'.repeat(64) }
  expect((await gateway.call('makeDelegation', old, { login: parent })).code).toBe(
    errorCodes.NOTICE_CHANGED,
  )
  const codes: number[] = []
  for (let times = 0; times < 11; times += 1) codes.push((await make(parent, true)).code)
  expect(codes.slice(0, 10)).toEqual(Array<number>(10).fill(0))
  expect(codes[10]).toBe(errorCodes.TOO_MANY_REQUESTS)
  // The link that is open is still answered.
  expect((await make(parent)).code).toBe(0)
})
