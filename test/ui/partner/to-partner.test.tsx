import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCodes } from '@/contract/errors'
import { leaveFor } from '@/platform/navigation'
import { Authorize, Transfer } from '@/subjects/partner'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

jest.mock('@/platform/navigation', () => ({
  ...jest.requireActual<object>('@/platform/navigation'),
  leaveFor: jest.fn(),
}))

const left = jest.mocked(leaveFor)

beforeEach(() => {
  visits.length = 0
  left.mockClear()
  page.params = {}
  document.head.innerHTML = '<meta name="link-hosts" content="partner.example">'
})

const agreedAt = '2026-11-23T09:00:00+08:00'

async function goOn(redirectPath: string): Promise<void> {
  answerWith({
    getAuthorization: () => ({
      data: { partnerName: '某', businessName: '查', items: ['保障'], agreedAt },
    }),
  })
  const asked = { business: 'B', seqNo: 'S1', effectiveTime: '2026-12-31', realReq: 'COVER' }
  render(<Authorize source="SUISHENBAN_XCX" {...asked} redirectPath={redirectPath} />)
  await userEvent.click(await screen.findByRole('button', { name: '继续' }))
}

test('RT087 a partner’s page takes the place of ours, with what came of it', async () => {
  await goOn('https://m.partner.example/in?a=1#b')
  expect(left).toHaveBeenCalledWith('https://m.partner.example/in?a=1&seqNo=S1&authResult=1#b')
  expect(visits).toEqual([])
})

test('RT087 one of ours opens as itself', async () => {
  await goOn('/policy-list')
  expect(left).not.toHaveBeenCalled()
  expect(visits.at(-1)?.url).toMatch('/policy-list?seqNo=S1&authResult=1')
})

const ticket = 'T'.repeat(43)

const led = (url: string, kind: 'PARTNER' | 'USER' = 'PARTNER', refused = 0) => {
  page.params = { source: 'SUISHENBAN_XCX', target: 'in', outerId: 'O1', channel: 'C1' }
  let refusals = refused
  const asked = answerWith({
    getPartnerAddress: () => ({ data: { url, token: kind } }),
    getPartnerToken: () => ({ data: { token: 'tok', expireAt: agreedAt } }),
    issueLoginTicket: () => {
      refusals -= 1
      return refusals >= 0
        ? { code: errorCodes.UNKNOWN }
        : { data: { token: ticket, expireAt: agreedAt } }
    },
  })
  render(<Transfer />)
  return (name: string) => asked.filter((one) => one.name === name).map(({ data }) => data)
}

test('API125 API126 a visitor’s token is appended to an allow-listed place', async () => {
  const asked = led('https://m.partner.example/in?a=1')
  await waitFor(() =>
    expect(left).toHaveBeenCalledWith('https://m.partner.example/in?a=1&token=tok'),
  )
  expect(asked('getPartnerToken')).toEqual([
    { source: 'SUISHENBAN_XCX', outerId: 'O1', extras: { channel: 'C1', outerId: 'O1' } },
  ])
})

test('API122 API126 who is signed in goes with a ticket, after another try', async () => {
  signIn()
  const asked = led('https://m.partner.example/in', 'USER', 1)
  await screen.findByRole('heading', { name: '获取token失败' })
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() =>
    expect(left).toHaveBeenCalledWith(`https://m.partner.example/in?token=${ticket}`),
  )
  expect(asked('issueLoginTicket')[1]).toMatchObject({ version: 3, source: 'SUISHENBAN_XCX' })
  signOut()
})

test('API126 a page of ours is opened without a token', async () => {
  const asked = led('/tab/care-guide?cityCode=310000')
  await waitFor(() => expect(visits.at(-1)?.url).toBe('/tab/care-guide?cityCode=310000'))
  expect(asked('getPartnerToken')).toEqual([])
})

test('API126 a place that is not allow-listed is not gone to, whoever names it', async () => {
  led('https://evil.example/in')
  await screen.findByRole('heading', { name: '这个地址暂时不能打开' })
  expect(left).not.toHaveBeenCalled()
})
