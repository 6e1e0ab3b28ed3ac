import { errorCodes } from '@/contract/errors'
import type { ProductPage } from '@/contract/product-page'
import { evidencePage } from '../../../server/evidence/page'
import { isChainSound } from '../../../server/records/evidence/chain'
import { findEvidenceWithSteps } from '../../../server/records/evidence/repo'
import { accountWithEvidence } from '../../../server/records/evidence/with-account'
import { proposalById } from '../../../server/records/proposal/repo'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  done,
  family,
  moveClock,
  newPerson,
  payOrderOf,
  readNotices,
  readPage,
  shanghai,
  signIn,
  submission,
  totalOf,
  type Insured,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** The documents of a purchase: each is agreed to once, by its text, and that stays as evidence. */

let gateway: TestGateway
let login: Login
let page: ProductPage
beforeAll(async () => {
  gateway = await openGateway()
  login = await signIn(gateway)
  page = await readPage(gateway, shanghai)
})
afterAll(() => gateway.close())

const bizType = 'CREATE_POLICY' as const
const termAt = (url: string) => {
  const term = page.terms.find((one) => one.url === url)
  if (!term?.textHash || !term.version) throw new Error(`No text at ${url}`)
  return { pageId: `document:${url.slice(11)}`, pageVersion: term.version, textHash: term.textHash }
}
const agreeTo = (traceId: string, seq: number, step: ReturnType<typeof termAt>) =>
  gateway.call(
    'saveTrace',
    {
      ...{ ...shanghai, bizType, traceId },
      events: [{ type: 'AGREE', seq, clientAt: new Date(gateway.now()).toISOString(), ...step }],
    },
    { login },
  )

/** A proposal of which these documents were agreed to before the payment. */
const proposed = async (...urls: string[]): Promise<string> => {
  const traceId = await readNotices(gateway, login)
  for (const [at, url] of urls.entries()) done(await agreeTo(traceId, 50 + at, termAt(url)))
  const insured = family()
  const totalFen = await totalOf(gateway, login, insured)
  const wanted = submission({ traceId }, insured, totalFen)
  return done(await gateway.call('createProposal', wanted, { login })).proposalId
}
const documentsOf = async (proposalId: string) =>
  done(await gateway.call('getProposal', { proposalId }, { login })).documents ?? []
const openOf = async (proposalId: string) =>
  (await documentsOf(proposalId)).flatMap(({ url, agreedAt }) => (agreedAt === null ? [url] : []))
const confirm = (proposalId: string, documents: string[]) =>
  gateway.call('confirmProposal', { proposalId, version: 3, documents }, { login })
const stepsOf = async (proposalId: string) => {
  const { db } = gateway.ctx
  return (
    (await findEvidenceWithSteps(db, (await proposalById(db, proposalId))?.traceId ?? ''))?.steps ??
    []
  )
}

test('a notice counts as the document of the same text; what is left is asked for', async () => {
  const proposalId = await proposed('/documents/PP57-clauses')
  expect((await documentsOf(proposalId)).map(({ url }) => url)).toEqual(
    page.terms.map(({ url }) => url),
  )
  expect(await openOf(proposalId)).toEqual(['/documents/privacy'])

  // What is still open has to be agreed to. A refusal changes nothing.
  const before = await stepsOf(proposalId)
  expect((await confirm(proposalId, [])).code).toBe(errorCodes.TRACE_INCOMPLETE)
  expect(await stepsOf(proposalId)).toEqual(before)

  done(await confirm(proposalId, ['/documents/privacy']))
  const steps = await stepsOf(proposalId)
  expect(steps.slice(before.length)).toMatchObject([
    { type: 'AGREE', ...termAt('/documents/privacy'), detail: { proposalId } },
    { type: 'CONFIRM', detail: { proposalId } },
  ])
  expect(isChainSound(gateway.ctx.keys, steps)).toBe(true)
  expect(await openOf(proposalId)).toEqual([])
  const printed = await evidencePage(gateway.ctx, proposalId)
  // Nobody opened them, so the record says 同意 alone. Reading to the end is a row of its own.
  expect(printed).toMatch(/ \| 同意 \| 保险条款 \|/)
  expect(printed).toMatch(/服务端 \| 同意 \| 个人信息保护政策 \|/)
  expect(printed).not.toMatch(/阅读[^|]* \| (保险条款|个人信息保护政策) /)
})

test('who agreed to all of them is asked for none', async () => {
  const proposalId = await proposed('/documents/PP57-clauses', '/documents/privacy')
  expect(await openOf(proposalId)).toEqual([])
  done(await confirm(proposalId, []))
})

test.each([['confirmProposal'], ['confirmProposalV2']] as const)(
  '%s without a list of documents agrees to none, and nothing can be paid',
  async (name) => {
    const proposalId = await proposed()
    const before = await stepsOf(proposalId)
    const answer = await gateway.call(name, { proposalId, version: 3 }, { login })
    expect(answer).toMatchObject({
      code: errorCodes.TRACE_INCOMPLETE,
      extra: { field: 'documents' },
    })
    const paid = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
    expect(paid.code).toBe(errorCodes.PROPOSAL_STATE)
    expect(await stepsOf(proposalId)).toEqual(before)
  },
)

test.each([
  ['another text', { textHash: 'b'.repeat(64) }],
  ['another version', { pageVersion: '1999' }],
  ['a document of another product', { pageId: 'document:LH0G-clauses' }],
])('an agreement to %s is refused', async (_what, change) => {
  const traceId = await readNotices(gateway, login)
  const step = { ...termAt('/documents/PP57-clauses'), ...change }
  expect((await agreeTo(traceId, 50, step)).code).toBe(errorCodes.NOTICE_CHANGED)
})

test('a health declaration counts for the people of its proposal, and for nobody else', async () => {
  const traceId = await readNotices(gateway, login)
  const [self, spouse] = family()
  const propose = async (insured: Insured[]) => {
    const totalFen = await totalOf(gateway, login, insured)
    const wanted = submission({ traceId }, insured, totalFen)
    return gateway.call('createProposal', wanted, { login })
  }
  if (!self || !spouse) throw new Error('A family is two')
  const first = done(await propose([self, spouse])).proposalId
  const other: Insured = { relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') }
  const before = await stepsOf(first)
  const refused = await propose([self, other])
  expect(refused).toMatchObject({ code: errorCodes.TRACE_INCOMPLETE, extra: { field: 'traceId' } })
  expect(await stepsOf(first)).toEqual(before)
  done(await propose([self]))
  // Declared anew, it counts for whoever is insured now.
  const { textHash } = page.health
  const again = { ...shanghai, traceId, textHash, answer: 'AGREE' as const }
  done(await gateway.call('confirmHealth', again, { login }))
  done(await propose([self, other]))
  expect((await propose([self, spouse])).code).toBe(errorCodes.TRACE_INCOMPLETE)
})

describe('the privacy policy', () => {
  const privacy = '/documents/privacy'
  const statusOf = async (by: Login) =>
    done(await gateway.call('getUserStatus', { attr: { productCode: 'PP57' } }, { login: by }))
  const agreedAt = async (by: Login) => (await statusOf(by)).privacyAgreedAt
  /** How many records of evidence are read with the account. */
  const countRead = async (by: Login) =>
    (await accountWithEvidence(gateway.ctx.db, (await statusOf(by)).userId)).records.length

  test('is agreed to once by a person, until the consent is withdrawn', async () => {
    const mobile = '13911112222'
    login = await signIn(gateway, mobile)
    expect(await agreedAt(login)).toBeNull()
    const first = await proposed('/documents/PP57-clauses')
    done(await confirm(first, [privacy]))
    const before = await agreedAt(login)
    expect(before).not.toBeNull()
    const known = done(await gateway.call('listHistoricalInsurants', shanghai, { login }))
    // Nobody was insured yet, because nothing was paid.
    expect(known.together).toEqual([])

    // The next order repeats the agreement with its own time, and asks for nothing.
    await moveClock(gateway, 60_000)
    const second = await proposed('/documents/PP57-clauses')
    const documents = await documentsOf(second)
    expect(documents.find(({ url }) => url === privacy)?.agreedAt).toBe(before)
    const steps = await stepsOf(second)
    expect(steps.filter(({ pageId }) => pageId === 'document:privacy')).toMatchObject([
      { type: 'AGREE', clientSeq: null, detail: { agreedAt: before } },
    ])
    done(await confirm(second, []))
    expect(await evidencePage(gateway.ctx, second)).toMatch(/沿用.*的同意/)
    expect(await agreedAt(login)).toBe(before)

    expect(await countRead(login)).toBe(2)
    done(await gateway.call('withdrawConsent', {}, { login }))
    login = await signIn(gateway, mobile)
    expect(await agreedAt(login)).toBeNull()
    expect(await countRead(login)).toBe(0)
    expect(await openOf(await proposed('/documents/PP57-clauses'))).toEqual([privacy])
    expect(await countRead(login)).toBe(1)
  })
})
