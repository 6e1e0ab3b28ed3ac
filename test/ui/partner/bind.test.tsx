import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Bind } from '@/subjects/partner'
import { visits } from '../../support/ui/taro'

jest.mock('@/subjects/wechat/binding', () => ({ bindOnce: () => Promise.resolve('success') }))

beforeEach(() => {
  visits.length = 0
  document.head.innerHTML = '<meta name="link-hosts" content="partner.example">'
})

/** The address to which a partner's customer goes next. */
async function goOn(redirectPath: string): Promise<string | undefined> {
  render(<Bind redirectPath={redirectPath} />)
  await userEvent.click(await screen.findByRole('button', { name: '继续' }))
  return visits.at(-1)?.url
}

test('VA087 a partner’s page is shown inside ours, one of ours opens as itself', async () => {
  const url = 'https://m.partner.example/done?id=1'
  expect(await goOn(url)).toMatch(`/pdf-viewer?url=${encodeURIComponent(url)}`)
})

test.each([
  ['/policy-list', /^\/policy-list/],
  ['https://evil.example/done', /^\/insure/],
  ['//partner.example/done', /^\/insure/],
])('VA087 %s leads to %s', async (redirectPath, place) => {
  expect(await goOn(redirectPath)).toMatch(place)
})
