import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Booking } from '@/contract/booking'
import type { ServiceEntry } from '@/contract/service'
import { situationOf } from '@/domain/situation/situation'
import { useVisit } from '@/stores/visit'
import { Reserve } from '@/subjects/booking'
import { PolicyService } from '@/subjects/booking/policy-service'
import { ServiceDesk } from '@/subjects/service/service-desk/service-desk'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { visits } from '../../support/ui/taro'

const product = { cityCode: '310000', productCode: 'PP57' }
const stored = loadCatalogue().config('insure_product_page', '310000_PP57')
const read = { configKey: '', _configKey: '', notFound: false, message: '' }
const other: ServiceEntry = {
  miniProgram: { name: '保单服务', appId: 'wx-trial', path: '/pages/a', envVersion: 'trial' },
}

const { cover } = situationOf({ policies: [{ status: 'EFFECTIVE' }] })

const open = async (entry: ServiceEntry = {}) => {
  answerWith({
    getServiceEntry: () => ({ data: entry }),
  })
  signIn()
  useVisit.setState({ context: { channel: 'C1' } })
  render(<PolicyService product={product} cover={cover} />)
  await screen.findByRole('region', { name: '投保时间已截止，您的保单已生效' })
}
afterEach(signOut)

describe('DL029 policyService: 立即查看', () => {
  test('in the web view opens the city-service login with city and channel', async () => {
    const { bridge } = visit('web-view')
    bridge.answers['invokeMiniProgramAPI'] = 'invokeMiniProgramAPI:ok'
    await open()
    await userEvent.click(screen.getByRole('button', { name: '立即查看' }))
    expect(bridge.calls.at(-1)?.options).toEqual({
      name: 'navigateTo',
      arg: { url: '/pages/cityService/login/index?cityCode=310000&channel=C1' },
    })
  })

  test('in a browser leads to the policies', async () => {
    visit('browser')
    visits.length = 0
    await open()
    await userEvent.click(screen.getByRole('button', { name: '立即查看' }))
    expect(visits.at(-1)?.url).toMatch(/^\/policy-list\?/)
  })

  test('is for who is covered, once the sale is over', async () => {
    visit('browser')
    const waiting = [{ status: 'WAITING' as const }]
    let now: Pick<Booking, 'policies' | 'isOpen'> = { policies: [], isOpen: false }
    answerWith({
      readConfig: () => ({ data: { ...read, configJsonValue: '', ...stored } }),
      getAppointment: () => ({ data: { ...now, covered: false, booked: false, reach: 'SMS' } }),
      getServiceEntry: () => ({ data: {} }),
    })
    const open = async (next: typeof now) => {
      now = next
      const { unmount } = render(<Reserve product={product} />)
      await screen.findByRole('button', { name: next.isOpen ? '预约下期提醒' : '立即预约' })
      return unmount
    }
    const close = await open({ policies: waiting, isOpen: false })
    await screen.findByRole('button', { name: '立即查看' })
    screen.getByRole('region', { name: '投保时间已截止，您的保单待生效' })
    close()
    // A group that was already fetched would show at once.
    for (const other of [
      { policies: [{ status: 'REVOKED' as const }], isOpen: false },
      { policies: waiting, isOpen: true },
    ]) {
      const leave = await open(other)
      expect(screen.queryByRole('button', { name: '立即查看' })).toBeNull()
      leave()
    }
  })
})

describe('MP005 another mini-program', () => {
  test.each(['browser', 'web-view'] as const)(
    '%s: nothing opens it, so it is named',
    async (at) => {
      visit(at)
      await open(other)
      expect(await screen.findByText('请在微信中搜索小程序“保单服务”查看。')).toBeTruthy()
      expect(screen.getByRole('button', { name: '复制小程序名称' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: '立即查看' })).toBeNull()
    },
  )
})

test('the chat of the web is offered where it has an address', () => {
  visit('browser')
  const desk = (entry: ServiceEntry) => (
    <ServiceDesk phone="400" entry={entry} orderId="O1" nativeDesk="/desk" />
  )
  const { rerender } = render(desk({ chat: { webUrl: 'https://work.weixin.qq.com/kfid/kf1' } }))
  expect(screen.getByRole('button', { name: '在线客服' })).toBeTruthy()
  rerender(desk({ chat: {} }))
  expect(screen.queryByRole('button', { name: '在线客服' })).toBeNull()
})
