import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gatedPage } from '@/page/gated-page'
import { connectFaults, reportFault, type Fault } from '@/platform/fault'
import { connectLinks } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { startVisit, useVisit } from '@/stores/visit'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

const came = { cityCode: '310000', productCode: 'PP57', wtagid: 'W1', channel: 'C1' }

const open = (address: string): void => {
  window.history.replaceState(null, '', address)
  page.params = Object.fromEntries(new URL(address, 'http://x').searchParams)
}

beforeEach(() => {
  visits.length = 0
  connectLinks(() => useVisit.getState().context)
  startVisit({ context: came, env: 0 })
  signIn()
})
afterEach(signOut)

test('a body is given its parameters and the context, and its links carry both on', () => {
  const Page = gatedPage('payConfirm', ({ proposalId, wtagid }) => (
    <a href={pathTo('insureResult', { proposalId, cityCode: '1', productCode: '2' })}>{wtagid}</a>
  ))
  open('/pay-confirm-v3?proposalId=9&wtagid=W2&other=x')
  render(<Page />)
  const link = screen.getByRole('link', { name: 'W2' })
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...came,
    wtagid: 'W2',
    proposalId: '9',
    cityCode: '1',
    productCode: '2',
  })
})

test.each([
  ['/payment', 'version 1'],
  ['/payment2', 'version 2'],
  ['/payment3', 'version 3'],
])('%s is the cashier of its own %s', (path, version) => {
  const Page = gatedPage('payment', ({ pageVersion = '1' }) => <p>version {pageVersion}</p>)
  open(`${path}?payOrderId=7`)
  render(<Page />)
  expect(screen.getByText(/^version/).textContent).toBe(version)
})

test('an address that lacks what its page needs leads to where it can be found', async () => {
  const Page = gatedPage('orderDetail', () => <p>here</p>)
  open('/order-detail')
  render(<Page />)
  await waitFor(() => expect(visits).toHaveLength(1))
  expect(visits[0]?.url).toMatch(/^\/order-center\?cityCode=310000/)
  expect(screen.queryByText('here')).toBeNull()
})

test('a page that is shown again looks at its own product again', () => {
  const Page = gatedPage('orderCenter', () => <p>here</p>)
  open('/order-center?productCode=PP57')
  render(<Page />)
  startVisit({ context: { ...came, productCode: 'OTHER' }, env: 0 })
  act(() => page.show())
  expect(useVisit.getState().context.productCode).toBe('PP57')
})

describe('a page that throws', () => {
  const faults: Fault[] = []
  beforeEach(() => {
    faults.length = 0
    connectFaults((fault) => faults.push(fault))
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => jest.restoreAllMocks())

  test('is reported with its name, and says so with a way on', async () => {
    const Page = gatedPage('policyList', () => {
      throw new Error('broken while drawing')
    })
    open('/policy-list')
    render(<Page />)
    screen.getByRole('alert')
    screen.getByRole('button', { name: '重新加载' })
    expect(faults).toEqual([
      expect.objectContaining({ message: 'broken while drawing', page: 'policyList' }),
    ])
    await userEvent.click(screen.getByRole('button', { name: '返回投保页' }))
    expect(visits.at(-1)).toMatchObject({ how: 'reLaunch' })
    expect(visits.at(-1)?.url).toMatch(/^\/insure\?cityCode=310000/)
  })

  test("somebody else's script is not reported, and a broken report breaks nothing", () => {
    reportFault('Script error.')
    expect(faults).toEqual([])
    connectFaults(() => {
      throw new Error('no network')
    })
    expect(() => reportFault(new Error('x'))).not.toThrow()
  })
})
