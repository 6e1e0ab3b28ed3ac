import { act, render } from '@testing-library/react'
import { isEncrypted, itemOf } from '@/domain/apply/item'
import { beginPurchase, usePurchase } from '@/stores/purchase'
import { startVisit } from '@/stores/visit'
import { takePhone } from '@/subjects/account/identity/take-phone'
import { ChangePhone } from '@/subjects/apply/change-phone'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'

/** A number that another page of the mini-program took while the form stayed below it. */

const phoneNumber = { maskValue: '*******1111', encryptValue: 'token' }
const user = {
  ...{ userId: '1', openid: '86-1', name: null, credentialNo: null, credentialType: null },
  ...{ phoneNumber: null, bindPhone: null, locked: false, privacyAgreedAt: null },
}
const mobile = () => itemOf(usePurchase.getState().applicant, 'mobile')
const take = () => act(async () => void (await takePhone({ ok: true, value: 'code' })))

beforeEach(() => {
  signIn()
  startVisit({ context: {}, env: 2 })
  beginPurchase('310000_PP57')
  answerWith({ setPhoneByWechat: () => ({ data: { status: 0, phoneNumber } }) })
})
afterEach(signOut)

test('a blank number of the form takes it', async () => {
  render(<ChangePhone user={user} />)
  await take()
  expect(mobile()).toMatchObject(phoneNumber)
})

test('a number that was typed stays, and a form that was left hears nothing', async () => {
  const typed = usePurchase
    .getState()
    .applicant.map((item) => (item.type === 'mobile' ? { ...item, value: '13800138000' } : item))
  usePurchase.setState({ applicant: typed })
  const { unmount } = render(<ChangePhone user={user} />)
  await take()
  expect(mobile()?.value).toBe('13800138000')
  unmount()
  beginPurchase('511000_PG53')
  await take()
  expect(isEncrypted(mobile())).toBe(false)
})
