import type { ProductPage } from '@/contract/product-page'
import { setPopups } from '@/flows/popups/on-page'

jest.mock('@/flows/popups/compliance', () => ({
  insistOnCompliance: () => Promise.reject(new Error('no notice')),
}))

test('ER065 a compliance notice that fails is only logged', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  const logged = new Promise<unknown>((resolve) => {
    warned.mockImplementation((error: unknown) => resolve(error))
  })
  const notice = { title: '投保前请知悉', paragraphs: ['商业保险'] }
  const page = {
    cityCode: '341200',
    productCode: 'PG27',
    extraData: JSON.stringify({ popups: { compliance: notice } }),
  } as ProductPage
  await setPopups(page, 'insure', () => true)
  expect(await logged).toEqual(new Error('no notice'))
  expect(document.querySelector('[role=dialog],[role=alert]')).toBeNull()
})
