import { createHash } from 'node:crypto'
import type { IssueRequest } from '../../index'
import { expectSame, expectStatus, expectThat, fault, type Case } from '../case'
import { issued } from '../issued'
import { order, PREMIUM_FEN, soleShare, threeShares } from '../orders'
import { expectPages } from '../pdf'
import type { Talk } from '../talk'
import { issues } from './issue'

/** Issuing: the document, and requests that have one thing wrong. */

/** A request with one thing wrong is 400 MALFORMED. */
const malformed = (
  id: Case['id'],
  what: string,
  wrong: (right: IssueRequest) => Record<string, unknown>,
): Case =>
  issues(id, `${what} is 400 MALFORMED.`, async (core, productCode) => {
    const right = order(productCode)
    const answer = await core.rawPost('issue', { ...right, ...wrong(right) })
    core.expectError(what, answer, 'MALFORMED')
  })

const without = (field: string): Case =>
  malformed(`issue.without-${field}`, `A request without ${field}`, () => ({ [field]: undefined }))

/** The document of a new policy; without bytes where it lies on another host than the core's. */
async function documentOf(core: Talk): Promise<{ bytes?: Buffer; sha256: string }> {
  const { request, answer } = await issued(core)
  let { document } = answer
  for (let time = 0; !document && time < 20; time++) {
    await core.wait(1_000)
    const again = expectStatus('issuing', await core.answer('issue', request), 'ISSUED')
    expectSame('all but the document', { ...again, document: null }, answer)
    document = again.document
  }
  if (!document) return fault('there is no document within 20 s')
  const { sha256 } = document
  if (document.kind === 'bytes') return { bytes: Buffer.from(document.base64, 'base64'), sha256 }
  if (!document.address.startsWith('/')) return { sha256 }
  const { bytes } = await core.raw({ method: 'GET', target: document.address })
  return { bytes, sha256 }
}

export const issueFormCases: Case[] = [
  issues('issue.document', 'The document has the hash that the answer names.', async (core) => {
    const { bytes, sha256 } = await documentOf(core)
    if (bytes) expectSame('the hash', createHash('sha256').update(bytes).digest('hex'), sha256)
  }),
  issues('issue.document-page', 'The document is a PDF with a page, and opens.', async (core) => {
    const { bytes } = await documentOf(core)
    if (bytes) await expectPages(bytes)
  }),
  issues(
    'issue.document-closed',
    'The document is not shown without a signature.',
    async (core) => {
      const { document } = (await issued(core)).answer
      if (document?.kind !== 'address' || !document.address.startsWith('/')) return
      const headers = { 'x-signature': undefined }
      const answer = await core.raw({ method: 'GET', target: document.address, headers })
      expectSame('the status without a signature', answer.status, 401)
    },
  ),
  issues(
    'issue.addresses-name-nobody',
    'Number and document address name nobody.',
    async (core) => {
      const { request, answer } = await issued(core, '测试无名氏')
      const { document, policyNo } = answer
      const shown = decodeURIComponent(
        policyNo + (document?.kind === 'address' ? document.address : ''),
      )
      for (const secret of [request.insured.name, request.insured.credentialNo])
        expectThat('an address names the person', !shown.includes(secret))
    },
  ),
  malformed('issue.half-fen', 'A premium of half a fen', () => ({ premiumFen: 69.5 })),
  malformed('issue.negative', 'A negative premium', () => ({
    ...{ premiumFen: -1, shares: [{ ...soleShare(0)[0], amountFen: -1 }] },
  })),
  malformed('issue.premium-text', 'A premium that is a text', () => ({ premiumFen: '6900' })),
  malformed('issue.shares-by-a-fen', 'Shares that differ from the premium by a fen', () => ({
    shares: soleShare(PREMIUM_FEN - 1),
  })),
  malformed('issue.shares-of-10000', 'Shares that are 9999 ten-thousandths', () => ({
    shares: threeShares(PREMIUM_FEN).map((share) => ({
      ...share,
      tenThousandths: share.lead ? 3_333 : 3_333,
    })),
  })),
  malformed('issue.no-lead', 'Shares without a lead', () => ({
    shares: soleShare(PREMIUM_FEN).map((share) => ({ ...share, lead: false })),
  })),
  malformed('issue.no-such-day', '30 February', () => ({ coverFrom: '2027-02-30' })),
  malformed('issue.cover-backwards', 'A cover that ends before it begins', () => ({
    ...{ coverFrom: '2027-12-31', coverTo: '2027-01-01' },
  })),
  malformed('issue.zulu', 'An instant without +08:00', (right) => ({
    payment: { ...right.payment, paidAt: '2026-12-31T16:00:00Z' },
  })),
  malformed('issue.nameless', 'An insured person without a name', (right) => ({
    insured: { ...right.insured, name: undefined },
  })),
  ...['insured', 'premiumFen', 'shares', 'payment'].map(without),
]
