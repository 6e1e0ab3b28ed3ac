import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offerElderMode } from '@/page/offer-elder-mode'
import { textSize } from '@/platform/text-size'
import * as weapp from '@/platform/text-size.weapp'
import { setElderMode } from '@/ui/shell/elder-mode'
import { PageShell } from '@/ui/shell/page-shell'
import { visit } from '../../support/ui/hosts'

/** WeChat's letter size, on both targets, and the offer of 长辈版 to who has large letters. */

const offer = () => screen.queryByRole('dialog', { name: '您的微信字体较大，要使用长辈版吗？' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  visit('official-account')
})

test('the size of letters is what WeChat made of ours: larger text on Android, 17 px being usual on iPhones', () => {
  document.body.style.fontSize = '16px'
  expect(textSize()).toBe(17)
  document.body.style.fontSize = '24px'
  expect(textSize()).toBe(25.5)
  visit('web-view')
  expect(textSize()).toBe(24)
})

describe('in the mini-program', () => {
  const told = (given: object, system = 'iOS 17.0') => {
    visit('mini-program')
    const { wx } = globalThis as unknown as { wx: object }
    // An older base library, which has only the older API; the simulator has the newer ones.
    Object.assign(wx, { canIUse: () => false, getSystemInfoSync: () => ({ ...given, system }) })
  }
  test.each([
    ['as WeChat says', { fontSizeSetting: 22, fontSizeScaleFactor: 1.4 }, 'Android 14', 1.4, 22],
    ['by the size alone on an iPhone', { fontSizeSetting: 25.5 }, 'iOS 17.0', 1.5, 25.5],
    ['by the size alone on Android', { fontSizeSetting: 24 }, 'Android 14', 1.5, 24],
    ['not at all where WeChat says nothing', {}, 'iOS 12.0', 1, 17],
  ])('text grows %s', (_how, given, system, growth, size) => {
    told(given, system)
    expect([weapp.ownTextGrowth(), weapp.textSize()]).toEqual([growth, size])
  })
})

test('长辈版 is offered from 22 px on, once, and whoever declines is not asked again', async () => {
  render(<PageShell title="页面">内容</PageShell>)
  document.body.style.fontSize = '20px'
  await offerElderMode()
  expect(offer()).toBeNull()

  document.body.style.fontSize = '22px'
  const asked = offerElderMode()
  await screen.findByRole('dialog')
  expect(offer()).not.toBeNull()
  await press('暂不使用')
  await asked
  await waitFor(() => expect(offer()).toBeNull())
  expect(document.querySelector('.hm-elder')).toBeNull()
  await offerElderMode()
  expect(offer()).toBeNull()
  expect(localStorage.getItem('HM_elderMode')).toContain('false')
})

test('whoever has used the switch knows it and is not asked', async () => {
  render(<PageShell title="页面">内容</PageShell>)
  document.body.style.fontSize = '26px'
  setElderMode(false)
  await offerElderMode()
  expect(offer()).toBeNull()
})

test('whoever takes the offer has 长辈版 at once', async () => {
  render(<PageShell title="页面">内容</PageShell>)
  document.body.style.fontSize = '26px'
  const asked = offerElderMode()
  await screen.findByRole('dialog')
  await press('使用长辈版')
  await asked
  expect(document.querySelector('.hm-elder')).not.toBeNull()
})

test('a page that draws itself anew while it is asked asks again', async () => {
  document.body.style.fontSize = '26px'
  const { unmount } = render(<PageShell title="加载中">骨架</PageShell>)
  const asked = offerElderMode()
  await screen.findByRole('dialog')
  unmount()
  render(<PageShell title="页面">内容</PageShell>)
  await screen.findByRole('dialog')
  await press('暂不使用')
  await asked
  expect(localStorage.getItem('HM_elderMode')).toContain('false')
})
