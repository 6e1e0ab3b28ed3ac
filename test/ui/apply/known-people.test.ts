import * as v from 'valibot'
import { getContacts } from '@/contract/contact'
import { newInsurant } from '@/stores/purchase'
import { knownPeople } from '@/subjects/apply/flow/known-people'

const contact = (relationEn: string) => ({
  relationEn,
  contactId: `c-${relationEn}`,
  credentialType: '01',
  nameMask: `${relationEn}**`,
  nameEncrypt: 'token',
  credentialNoMask: '110************011',
  credentialNoEncrypt: 'token',
})

test('ST091 contacts are offered, and whoever signs in is none of them', () => {
  const list = ['SELF', 'SPOUSE', 'FATHER_PARENTS'].map(contact)
  const { list: contacts } = v.parse(getContacts.response, { list })
  const purchase = { applicant: newInsurant('SPOUSE').items, insurants: [] }
  const offered = knownPeople(
    { history: [], contacts },
    { purchase, open: ['SPOUSE'], terms: { tariff: [], effectiveOn: '2026-12-01' } },
  )
  expect(offered.map(({ shown }) => [shown.relationType, shown.closed])).toEqual([
    ['SPOUSE', undefined],
    ['FATHER_PARENTS', 'RELATION'],
  ])
})
