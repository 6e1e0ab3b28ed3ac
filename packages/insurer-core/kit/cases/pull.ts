import type { PolicyView } from '../../index'
import { expectSame, expectThat, fault, type Case } from '../case'
import { issued } from '../issued'
import { cancellation, endorsement, instantOf, newKey, now, order } from '../orders'
import type { Talk } from '../talk'

/** The daily pull: every change once at least, none left out, people as they were written. */

const pulls = (id: Case['id'], title: string, run: Case['run']): Case => ({
  ...{ id, title, needs: ['issue', 'pull'], run },
})

/** The present time by the core's own clock. */
const coreNow = async (core: Talk) =>
  (await core.answer('pull', { changedSince: now(), limit: 1 })).asOf

const viewOf = (views: PolicyView[], policyNo: string): PolicyView =>
  views.filter((view) => view.policyNo === policyNo).at(-1) ?? fault(`it lacks ${policyNo}`)

const names = [
  '王𠮷',
  '欧阳𬀪𠀀',
  '买买提·吐尔逊',
  'Zoë O’Neil-Müller III',
  'Zoe\u0308 in two code points',
  '"引号"\\反斜线/<b>&amp;',
  '한글 と かな',
  '名'.repeat(100),
]

export const pullCases: Case[] = [
  pulls('pull.issued', 'A new policy is there, with all that was written down.', async (core) => {
    const since = await coreNow(core)
    const { request, answer } = await issued(core)
    const { changedAt, ...view } = viewOf(await core.viewsSince(since), answer.policyNo)
    const { name, credentialType, credentialNo } = request.insured
    const { relation: _relation, ...insured } = request.insured
    expectSame('the insured person', insured, { name, credentialType, credentialNo })
    expectSame(
      'the view',
      { ...view, issuedAt: Date.parse(view.issuedAt) },
      {
        policyNo: answer.policyNo,
        policyKey: request.key,
        productCode: request.productCode,
        status: 'IN_FORCE',
        premiumFen: request.premiumFen,
        coverFrom: request.coverFrom,
        coverTo: request.coverTo,
        applicant: request.applicant,
        insured,
        beneficiaries: [],
        issuedAt: Date.parse(answer.issuedAt),
        cancellation: null,
      },
    )
    expectThat('it changed before it was asked', Date.parse(changedAt) >= Date.parse(since) - 1_000)
  }),
  pulls('pull.names', 'Names come back letter for letter.', async (core) => {
    const since = await coreNow(core)
    const all = await Promise.all(names.map((name) => issued(core, name)))
    const views = await core.viewsSince(since)
    for (const { request, policyNo } of all)
      expectSame('the name', viewOf(views, policyNo).insured.name, request.insured.name)
  }),
  {
    id: 'pull.cancelled',
    title: 'A cancelled policy is there as CANCELLED, with its cancellation.',
    needs: ['issue', 'cancel', 'pull'],
    run: async (core) => {
      const { policyNo, policyKey } = await issued(core)
      const since = await coreNow(core)
      const result = await core.finalAnswer('cancel', cancellation(policyNo, policyKey), policyNo)
      const { status, cancellation: done } = viewOf(await core.viewsSince(since), policyNo)
      expectSame('the status', status, 'CANCELLED')
      expectSame('the answer and the view', { ...result, ...done }, result)
      expectThat('there is no cancellation', done !== null)
    },
  },
  {
    id: 'pull.changed',
    title: 'A change moves changedAt: an old policy comes again.',
    needs: ['issue', 'endorse', 'pull'],
    run: async (core) => {
      const { policyNo, policyKey } = await issued(core)
      await core.wait(1_100)
      const since = await coreNow(core)
      const result = await core.finalAnswer('endorse', endorsement(policyNo, policyKey), policyNo)
      if (result.status === 'ENDORSED') viewOf(await core.viewsSince(since), policyNo)
    },
  },
  pulls('pull.since', 'What changed before is not there.', async (core) => {
    const { policyNo } = await issued(core)
    await core.wait(2_100)
    const views = await core.viewsSince(await coreNow(core))
    expectSame(
      'whether it is there',
      views.some((view) => view.policyNo === policyNo),
      false,
    )
  }),
  pulls('pull.boundary', 'What changed exactly at changedSince is there.', async (core) => {
    const since = await coreNow(core)
    const { policyNo } = await issued(core)
    const { changedAt } = viewOf(await core.viewsSince(since), policyNo)
    viewOf(await core.viewsSince(changedAt), policyNo)
  }),
  pulls('pull.pages', 'Pages of three leave nothing out and repeat nothing.', async (core) => {
    const since = await coreNow(core)
    const mine = await Promise.all(Array.from({ length: 10 }, () => issued(core)))
    const views = await core.viewsSince(since, 3)
    for (const { policyNo } of mine) viewOf(views, policyNo)
    const shown = views.map(({ policyNo, changedAt }) => `${policyNo} ${changedAt}`)
    expectSame('repeated', shown.length - new Set(shown).size, 0)
  }),
  pulls('pull.order', 'The oldest change is first.', async (core) => {
    const since = await coreNow(core)
    await Promise.all(Array.from({ length: 5 }, () => issued(core)))
    const times = (await core.viewsSince(since, 2)).map(({ changedAt }) => Date.parse(changedAt))
    expectSame(
      'the order',
      times,
      [...times].sort((a, b) => a - b),
    )
  }),
  pulls('pull.limit', 'A page holds at most what was asked for.', async (core) => {
    const since = await coreNow(core)
    await Promise.all([issued(core), issued(core), issued(core)])
    const { policies, nextCursor } = await core.answer('pull', { changedSince: since, limit: 2 })
    expectSame('policies of the page', policies.length, 2)
    expectThat('there is no next page', nextCursor !== null)
  }),
  pulls('pull.as-of', 'asOf is the same on all pages.', async (core) => {
    const changedSince = await coreNow(core)
    await Promise.all([issued(core), issued(core), issued(core)])
    const first = await core.answer('pull', { changedSince, limit: 1 })
    const cursor = first.nextCursor ?? fault('there is no next page')
    const second = await core.answer('pull', { changedSince, limit: 1, cursor })
    expectSame('asOf', second.asOf, first.asOf)
  }),
  pulls(
    'pull.gapless',
    'What is issued while pages are read is in this pull or the next.',
    async (core) => {
      const changedSince = await coreNow(core)
      await Promise.all(Array.from({ length: 6 }, () => issued(core)))
      const first = await core.answer('pull', { changedSince, limit: 2 })
      const { policyNo } = await issued(core)
      const rest = await core.viewsSince(changedSince, 2, first.nextCursor)
      const next = await core.viewsSince(first.asOf)
      viewOf([...rest, ...next], policyNo)
    },
  ),
  {
    id: 'pull.changed-in-between',
    title: 'A policy that changes while pages are read is in this pull or the next, as it is now.',
    needs: ['issue', 'cancel', 'pull'],
    run: async (core) => {
      const changedSince = await coreNow(core)
      const all = [await issued(core), await issued(core), await issued(core), await issued(core)]
      const first = await core.answer('pull', { changedSince, limit: 2 })
      const { policyNo, policyKey } = all[3] ?? fault('there is none')
      await core.finalAnswer('cancel', cancellation(policyNo, policyKey), policyNo)
      const rest = await core.viewsSince(changedSince, 2, first.nextCursor)
      const next = await core.viewsSince(first.asOf)
      expectSame('the status', viewOf([...rest, ...next], policyNo).status, 'CANCELLED')
    },
  },
  pulls('pull.no-policies', 'What was refused or waits is no policy.', async (core) => {
    const since = await coreNow(core)
    const product = core.options.productCode
    const requests = [order(product, '测试拒保丁'), order(product, '测试久候丁')]
    for (const request of requests) await core.answer('issue', request)
    const keys = (await core.viewsSince(since)).map(({ policyKey }) => policyKey)
    expectSame(
      'whether one is there',
      requests.some(({ key }) => keys.includes(key)),
      false,
    )
  }),
  {
    id: 'pull.withdrawn',
    title: 'What was taken back before it was issued is no policy.',
    needs: ['issue', 'cancel', 'pull'],
    run: async (core) => {
      const since = await coreNow(core)
      const key = newKey('P')
      await core.finalAnswer('cancel', cancellation(null, key), `~${key}`)
      const keys = (await core.viewsSince(since)).map(({ policyKey }) => policyKey)
      expectSame('whether it is there', keys.includes(key), false)
    },
  },
  pulls('pull.future', 'Of the future there is nothing.', async (core) => {
    const changedSince = instantOf(Date.now() + 86_400_000)
    const answer = await core.answer('pull', { changedSince })
    expectSame('policies', answer.policies, [])
    expectSame('nextCursor', answer.nextCursor, null)
  }),
  pulls('pull.plus', '+08:00 is read where its plus is written %2B.', async (core) => {
    const target = '/v1/policies?limit=1&changedSince=2026-11-28T00%3A00%3A00%2B08%3A00'
    const answer = core.jsonOf(await core.raw({ method: 'GET', target }))
    const { changedSince } = answer as { changedSince?: string }
    expectSame('changedSince', changedSince, '2026-11-28T00:00:00+08:00')
  }),
  ...Object.entries({
    'no-since': '',
    'wrong-since': 'changedSince=yesterday',
    'limit-0': 'changedSince=2027-01-01T00%3A00%3A00%2B08%3A00&limit=0',
    'limit-1001': 'changedSince=2027-01-01T00%3A00%3A00%2B08%3A00&limit=1001',
    'wrong-cursor': 'changedSince=2027-01-01T00%3A00%3A00%2B08%3A00&cursor=nonsense',
  }).map(([name, query]) =>
    pulls(`pull.${name}`, `The query "${query}" is 400 MALFORMED.`, async (core) => {
      const answer = await core.raw({ method: 'GET', target: `/v1/policies?${query}` })
      core.expectError(name, answer, 'MALFORMED')
    }),
  ),
]
