import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AfterPurchase } from '@/subjects/pay/after-purchase'
import { loadCatalogue } from '../../../server/catalogue/load'
import { aBoughtPolicy, aResult } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { visits } from '../../support/ui/taro'

const stored = loadCatalogue().page('310000', 'PP57')
if (!stored) throw new Error('No such product')
const page = stored
const self = {
  ...aBoughtPolicy,
  policyId: 'Y2',
  insurantName: '王**',
  relationType: 'SELF' as const,
}
const open = (policies = [aBoughtPolicy, self]) =>
  render(<AfterPurchase info={aResult({ policies })} page={page} />)

beforeEach(() => {
  visits.length = 0
  signIn()
})
afterEach(signOut)

test('a policy is saved from here, if it was issued', async () => {
  const url = 'https://x.example/documents/policy/D1'
  const asked = answerWith({
    getPolicyFile: () => ({ data: { url, expireAt: '2026-11-21T02:00:00.000Z' } }),
  })
  open([{ ...aBoughtPolicy, status: 'PENDING' }, self])
  const [button, ...more] = screen.getAllByRole('button', { name: /^电子保单：/ })
  expect(more).toEqual([])
  expect(button?.textContent).toBe('电子保单：王** · 本人 · 证件尾号0024')
  if (button) await userEvent.click(button)
  expect(asked).toMatchObject([{ name: 'getPolicyFile', data: { policyId: 'Y2' } }])
  expect(decodeURIComponent(visits.at(-1)?.url ?? '')).toContain('url=/documents/policy/D1')
})

test('what to tell the insured names their policy with masks only', async () => {
  const person = userEvent.setup()
  open()
  await person.click(screen.getByRole('button', { name: '复制告知内容' }))
  const text = await navigator.clipboard.readText()
  expect(text).toContain('我已为您投保《沪惠保》。')
  expect(text).toContain('李**的保单号：PP572026000001')
  expect(text).toContain(`请拨打${page.servicePhone}`)
})

test('who insured only themselves has nobody to tell, but can book the next season', () => {
  open([self])
  expect(screen.queryByRole('button', { name: '复制告知内容' })).toBeNull()
  expect(screen.getByRole('link', { name: /预约下一期/ }).getAttribute('href')).toBe(
    '/insure-reserve?cityCode=310000&productCode=PP57',
  )
})
