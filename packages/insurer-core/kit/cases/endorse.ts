import type { EndorsementRequest } from '../../index'
import {
  expectReadable,
  expectSame,
  expectStatus,
  expectThat,
  NotOffered,
  type Case,
} from '../case'
import { issued } from '../issued'
import { cancellation, endorsement, newKey, order } from '../orders'
import type { Talk } from '../talk'

/** Endorsing: changes of a contact, of the beneficiaries, of a name. */

type Change = EndorsementRequest['change']

const endorses = (id: Case['id'], title: string, run: Case['run']): Case => ({
  ...{ id, title, needs: ['issue', 'endorse'], run },
})

/** The final answer; a kind of change that the core does not offer is no fault. */
const endorsed = async (core: Talk, request: EndorsementRequest) => {
  const answer = await core.finalAnswer('endorse', request, request.policyNo)
  if (answer.status === 'REFUSED' && answer.reason.code === 'NOT_OFFERED') throw new NotOffered()
  return expectStatus('endorsing', answer, 'ENDORSED')
}

const changes: Record<string, (productCode: string) => Change> = {
  'contact of the applicant': () => ({ kind: 'contact', who: 'applicant', mobile: '13900000003' }),
  'contact of the insured person': () => ({
    ...{ kind: 'contact', who: 'insured', mobile: '13900000004' },
  }),
  beneficiaries: (productCode) => {
    const { name, credentialType, credentialNo } = order(productCode).applicant
    const heir = { name, credentialType, credentialNo, order: 1, tenThousandths: 10_000 }
    return { kind: 'beneficiary', beneficiaries: [heir] }
  },
  'name of the insured person': (productCode) => {
    const { credentialType, credentialNo } = order(productCode).insured
    return {
      kind: 'name',
      who: 'insured',
      name: '王𠮷·买买提 O’Neil',
      credentialType,
      credentialNo,
    }
  },
  'name of the applicant': (productCode) => {
    const { credentialType, credentialNo } = order(productCode).applicant
    return { kind: 'name', who: 'applicant', name: '欧阳𬀪', credentialType, credentialNo }
  },
}

const changeCases = Object.entries(changes).map(([what, changeOf], at): Case => ({
  id: `endorse.change-${at + 1}`,
  title: `Changes the ${what}, and the pull shows it.`,
  needs: ['issue', 'endorse', 'pull'],
  run: async (core) => {
    const { answer, policyNo, policyKey } = await issued(core)
    const change = changeOf(core.options.productCode)
    await endorsed(core, endorsement(policyNo, policyKey, change))
    const views = await core.viewsSince(answer.issuedAt)
    const view = views.find((one) => one.policyNo === policyNo)
    if (!view) return expectThat('the pull lacks the policy', false)
    const { kind, ...fields } = change
    if (kind === 'beneficiary')
      return expectSame('the beneficiaries', { beneficiaries: view.beneficiaries }, fields)
    const { who, ...news } = fields as { who: 'applicant' | 'insured' }
    expectSame(`the ${who}`, { ...view[who], ...news }, view[who])
  },
}))

export const endorseCases: Case[] = [
  ...changeCases,
  endorses('endorse.same-key', 'The same key and body answer the same.', async (core) => {
    const { policyNo, policyKey } = await issued(core)
    const request = endorsement(policyNo, policyKey)
    const answer = await endorsed(core, request)
    expectSame('again', await core.answer('endorse', request, policyNo), answer)
  }),
  endorses(
    'endorse.other-body',
    'The same key with another body is 409 KEY_REUSED.',
    async (core) => {
      const { policyNo, policyKey } = await issued(core)
      const request = endorsement(policyNo, policyKey)
      await endorsed(core, request)
      const other: EndorsementRequest = {
        ...request,
        change: { kind: 'contact', who: 'applicant', mobile: '13900000009' },
      }
      const answer = await core.rawPost('endorse', other, { no: policyNo })
      core.expectError('another body', answer, 'KEY_REUSED')
    },
  ),
  endorses(
    'endorse.midnight',
    'It holds from the day in Shanghai, at both sides of midnight.',
    async (core) => {
      for (const requestedAt of ['2026-12-31T23:59:59+08:00', '2027-01-01T00:00:00+08:00']) {
        const { policyNo, policyKey } = await issued(core)
        const answer = await endorsed(core, { ...endorsement(policyNo, policyKey), requestedAt })
        expectSame(`effectiveOn of ${requestedAt}`, answer.effectiveOn, requestedAt.slice(0, 10))
      }
    },
  ),
  endorses('endorse.refused', '测试不改 is refused with a reason to read.', async (core) => {
    const { policyNo, policyKey } = await issued(core, '测试不改甲')
    const answer = await core.finalAnswer('endorse', endorsement(policyNo, policyKey), policyNo)
    expectReadable(expectStatus('endorsing', answer, 'REFUSED').reason)
  }),
  endorses('endorse.later', '测试缓改 is LATER, then ENDORSED.', async (core) => {
    const { policyNo, policyKey } = await issued(core, '测试缓改甲')
    const request = endorsement(policyNo, policyKey)
    expectStatus('the first', await core.answer('endorse', request, policyNo), 'LATER')
    await endorsed(core, request)
  }),
  {
    id: 'endorse.cancelled',
    title: 'A cancelled policy is not changed: REFUSED with NOT_IN_FORCE.',
    needs: ['issue', 'endorse', 'cancel'],
    run: async (core) => {
      const { policyNo, policyKey } = await issued(core)
      await core.finalAnswer('cancel', cancellation(policyNo, policyKey), policyNo)
      const answer = await core.finalAnswer('endorse', endorsement(policyNo, policyKey), policyNo)
      const { reason } = expectStatus('endorsing', answer, 'REFUSED')
      expectSame('the code', reason.code, 'NOT_IN_FORCE')
    },
  },
  endorses('endorse.unknown', 'An unknown number is 404 NOT_FOUND.', async (core) => {
    const request = endorsement('NO0000000000', newKey('P'))
    const answer = await core.rawPost('endorse', request, { no: 'NO0000000000' })
    core.expectError('an unknown number', answer, 'NOT_FOUND')
  }),
  endorses(
    'endorse.key-differs',
    'The number of one policy and the key of another are 400.',
    async (core) => {
      const [one, other] = await Promise.all([issued(core), issued(core)])
      const request = endorsement(one.policyNo, other.policyKey)
      const answer = await core.rawPost('endorse', request, { no: one.policyNo })
      core.expectError('number and key', answer, 'MALFORMED')
    },
  ),
]
