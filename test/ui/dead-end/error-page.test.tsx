import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ErrorPage from '@/pages/error'
import { connectLinks } from '@/routes/build'
import { useVisit } from '@/stores/visit'
import { page, visits } from '../../support/ui/taro'

test.each([
  ['notFound', '页面不存在'],
  ['notOpened', '暂未开放'],
  ['browserOnly', '请在浏览器中打开'],
  ['wechatOnly', '请在微信中打开'],
  ['oaOnly', '请在公众号中打开'],
  [undefined, '页面不存在'],
  ['toString', '页面不存在'],
])('type %p says %p', (type, title) => {
  page.params = type === undefined ? {} : { type }
  render(<ErrorPage />)
  screen.getByRole('heading', { level: 2, name: title })
})

test('the way on keeps where the visitor came from', async () => {
  const came = { cityCode: '310000', productCode: 'PP57', wtagid: 'W1' }
  page.params = { type: 'oaOnly', ...came }
  visits.length = 0
  connectLinks(() => useVisit.getState().context)
  render(<ErrorPage />)
  await userEvent.click(screen.getByRole('button', { name: '返回投保页' }))
  const { how, url = '' } = visits.at(-1) ?? {}
  expect(how).toBe('redirectTo')
  const [path, query] = url.split('?')
  expect(path).toBe('/insure')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual(came)
})

test.each(['wechatOnly', 'oaOnly'])(
  'an agent, who may be in WeChat, is not told to open it (%s)',
  (type) => {
    useVisit.setState({ context: { entrySource: 'AGENT_MODE' } })
    page.params = { type, redirectPath: '/revoke-list?entrySource=AGENT_MODE' }
    render(<ErrorPage />)
    screen.getByRole('heading', { level: 2, name: '代理人模式不能打开该页面' })
    expect(screen.queryByRole('button', { name: '复制链接' })).toBeNull()
    useVisit.setState({ context: {} })
  },
)
