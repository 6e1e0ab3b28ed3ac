import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FamilyMember } from '@/contract/family'
import SettingsPage from '@/pages/account/settings'
import { connectLinks } from '@/routes/build'
import { useVisit } from '@/stores/visit'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { visits } from '../../support/ui/taro'

/** What the settings hold of people: the account's phone, the family, homes and kept contacts. */

const person = userEvent.setup()
const member = (given: Partial<FamilyMember>): FamilyMember => ({
  insurantName: '王**',
  relationType: 'SELF',
  credentialTail: '0011',
  policies: [],
  missing: [],
  additions: [],
  ...given,
})
const insuredHome = {
  ...{ policyId: 'Y1', cityCode: '310000', productCode: 'SHJB', productName: '沪家保' },
  ...{ wording: {}, status: 'EFFECTIVE' as const, refusal: null, givenBack: false },
  ...{ effectiveOn: '2026-01-01', expireOn: '2026-12-31', premiumFen: 9_900, covers: [] },
  home: '浦东新区*号',
}

beforeEach(() => {
  visits.length = 0
  connectLinks(() => useVisit.getState().context)
  signIn()
})
afterEach(signOut)

const open = () => {
  let contacts = [
    {
      ...{ contactId: 'C1', credentialType: '01' as const, relationEn: 'MOTHER_PARENTS' as const },
      ...{ nameMask: '赵**', nameEncrypt: 'n', credentialNoEncrypt: 'c' },
      credentialNoMask: '110************028',
    },
  ]
  const asked = answerWith({
    getFamilyCover: () => ({
      data: {
        people: [member({ policies: [insuredHome] }), member({ insurantName: '李**' })],
        isWhole: true,
      },
    }),
    getContacts: () => ({ data: { list: contacts } }),
    forgetContact: () => {
      contacts = []
      return { data: {} }
    },
    getUserStatus: () => ({
      data: {
        ...{ userId: 'U1', openid: 'o', name: null, credentialNo: null, credentialType: null },
        ...{ phoneNumber: null, locked: false },
        bindPhone: { maskValue: '*******8000', encryptValue: 'e' },
      },
    }),
  })
  render(<SettingsPage />)
  return asked
}

test('phone, family and homes are there as masks, and lead to their cover', async () => {
  open()
  await screen.findByText('*******8000')
  const family = await screen.findByRole('list', { name: '家人' })
  expect(within(family).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('list', { name: '家庭财产' }).textContent).toBe('浦东新区*号')
  await person.click(screen.getByRole('link', { name: '查看我的保障' }))
  expect(visits.at(-1)?.url).toMatch(/^\/tab\/policy-analysis/)
})

test('a kept contact is forgotten after a question', async () => {
  const asked = open()
  await person.click(await screen.findByRole('button', { name: '删除赵**' }))
  const question = await screen.findByRole('dialog')
  await person.click(within(question).getByRole('button', { name: '确认' }))
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'forgetContact')).toMatchObject([
      { data: { contactId: 'C1' } },
    ]),
  )
  await waitFor(() => expect(screen.queryByText(/^赵/)).toBeNull())
})
