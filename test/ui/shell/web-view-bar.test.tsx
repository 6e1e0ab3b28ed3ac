import { render, screen, waitFor } from '@testing-library/react'
import { PageShell } from '@/ui/shell/page-shell'
import { visit } from '../../support/ui/hosts'
import '../../support/ui/taro'

const open = () => render(<PageShell title="我的订单" back="/insure" children={null} />)

afterEach(() => void visit('browser'))

test('around a web view WeChat draws the bar, so the page draws none', async () => {
  visit('web-view')
  open()
  screen.getByRole('heading', { level: 1, name: '我的订单' })
  await waitFor(() => expect(document.title).toBe('我的订单'))
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
  expect(document.querySelector('.hm-page__header')).toBeNull()
})

test('in a browser the page has a bar of its own', () => {
  visit('browser')
  open()
  screen.getByRole('button', { name: '返回' })
  expect(document.querySelector('.hm-page__header')).not.toBeNull()
})
