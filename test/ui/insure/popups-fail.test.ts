import { renderHook } from '@testing-library/react'
import type { ProductPage } from '@/contract/product-page'
import { setPopups } from '@/subjects/popups/on-page'
import { usePopups } from '@/subjects/popups/use-popups'

jest.mock('@/subjects/popups/compliance', () => ({
  insistOnCompliance: () => Promise.reject(new Error('no notice')),
}))

jest.mock('@/subjects/popups/load-popups', () => ({
  loadPopups: () => Promise.reject(new Error('Loading chunk popups failed')),
}))

const notice = { title: '投保前请知悉', paragraphs: ['商业保险'] }
const page = {
  cityCode: '341200',
  productCode: 'PG27',
  extraData: { popups: { compliance: notice } },
} as ProductPage

const saidOn = (level: 'warn' | 'error') =>
  new Promise<unknown>((resolve) => {
    jest.spyOn(console, level).mockImplementation((...said: unknown[]) => resolve(said[0]))
  })
const nothingShown = () => expect(document.querySelector('[role=dialog],[role=alert]')).toBeNull()

test('ER065 a compliance notice that fails is only logged', async () => {
  const logged = saidOn('warn')
  await setPopups(page, 'insure', () => true)
  expect(await logged).toEqual(new Error('no notice'))
  nothingShown()
})

test('ER065 popups whose code does not come are only logged', async () => {
  const logged = saidOn('error')
  renderHook(() => usePopups(page, 'insure'))
  expect(await logged).toMatchObject({ message: expect.stringContaining('Loading chunk') })
  nothingShown()
})
