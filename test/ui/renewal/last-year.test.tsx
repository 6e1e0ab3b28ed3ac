import { act, render, screen } from '@testing-library/react'
import type { ProductPage } from '@/contract/product-page'
import { LastYear } from '@/subjects/renewal/last-year/last-year'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'

const page = { cityCode: '442000', productCode: 'LH1F', extraData: {} } as ProductPage

afterEach(() => act(signOut))

test('the page of a renewal knows who signed in while it was below the login', async () => {
  answerWith({ listPolicies: () => ({ data: { list: [], nextCursor: null } }) })
  render(<LastYear page={page} />)
  screen.getByRole('button', { name: '去登录' })
  act(() => signIn())
  await screen.findByText('没有查到您在这个产品下的保单，可以直接投保。')
  expect(screen.queryByRole('button', { name: '去登录' })).toBeNull()
})
