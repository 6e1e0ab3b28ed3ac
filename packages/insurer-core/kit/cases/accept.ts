import { expectReadable, expectSame, expectStatus, type Case } from '../case'
import { now, order, threeShares } from '../orders'
import type { Talk } from '../talk'

/** The question before the payment. */

const question = ({ options }: Talk, name?: string) => {
  const { payment: _payment, issueBy: _issueBy, ...application } = order(options.productCode, name)
  return application
}

const accepts = (id: Case['id'], title: string, run: Case['run']): Case => ({
  ...{ id, title, needs: ['accept'], run },
})

export const acceptCases: Case[] = [
  accepts('accept.accepted', 'A person is accepted.', async (core) => {
    expectStatus('the acceptance', await core.answer('accept', question(core)), 'ACCEPTED')
  }),
  accepts('accept.refused', '测试拒投 is refused with a reason to read.', async (core) => {
    const answer = await core.answer('accept', question(core, '测试拒投甲'))
    expectReadable(expectStatus('the acceptance', answer, 'REFUSED').reason)
  }),
  accepts('accept.then-refused', '测试拒保 is accepted before the payment.', async (core) => {
    expectStatus('it', await core.answer('accept', question(core, '测试拒保甲')), 'ACCEPTED')
  }),
  accepts('accept.in-time', 'Each of 20 at once is answered within 1.5 s.', async (core) => {
    await Promise.all(Array.from({ length: 20 }, () => core.answer('accept', question(core))))
  }),
  accepts('accept.shares', 'Shares of several insurers are taken.', async (core) => {
    const request = { ...question(core), shares: threeShares(6_900) }
    expectStatus('the acceptance', await core.answer('accept', request), 'ACCEPTED')
  }),
  accepts('accept.malformed', 'A premium that is no integer is 400 MALFORMED.', async (core) => {
    const wrong = { ...question(core), premiumFen: 69.5 }
    core.expectError('half a fen', await core.rawPost('accept', wrong), 'MALFORMED')
  }),
  {
    id: 'accept.stores-nothing',
    title: 'An acceptance issues nothing.',
    needs: ['accept', 'pull'],
    run: async (core) => {
      const { asOf } = await core.answer('pull', { changedSince: now() })
      const request = question(core)
      await core.answer('accept', request)
      const { policies } = await core.answer('pull', { changedSince: asOf, limit: 1000 })
      const found = policies.some(({ policyKey }) => policyKey === request.key)
      expectSame('whether there is a policy', found, false)
    },
  },
]
