import * as h5App from '@/platform/app.h5'
import type { AppPort } from '@/platform/app.types'
import * as weappApp from '@/platform/app.weapp'
import * as h5Navigation from '@/platform/navigation.h5'
import type { NavigationPort } from '@/platform/navigation.types'
import * as weappNavigation from '@/platform/navigation.weapp'
import * as h5Page from '@/platform/page.h5'
import type { PagePort } from '@/platform/page.types'
import * as weappPage from '@/platform/page.weapp'
import { page, visits } from '../../support/ui/taro'
import { installWx } from '../../support/wx'

/** If a side lacks a function of a port, this does not compile. */
const app = { h5: h5App, weapp: weappApp } satisfies Record<string, AppPort>
const navigation = { h5: h5Navigation, weapp: weappNavigation } satisfies Record<
  string,
  NavigationPort
>
const shown = { h5: h5Page, weapp: weappPage } satisfies Record<string, PagePort>

beforeEach(() => {
  installWx()
  visits.length = 0
  page.depth = 1
})

test('each side says what it is', () => {
  expect([app.h5.hasNativePages, app.weapp.hasNativePages]).toEqual([false, true])
  expect([app.h5.hasAddresses, app.weapp.hasAddresses]).toEqual([true, false])
  expect([app.h5.appId(), app.weapp.appId()]).toEqual([undefined, 'wx-test'])
  expect(app.h5.userAgent()).toContain('jsdom')
  expect(app.weapp.inMiniProgramWebView()).toBe(false)
})

describe('navigation', () => {
  test.each(['h5', 'weapp'] as const)('%s goes, replaces and starts over', async (side) => {
    await navigation[side].go('/a')
    await navigation[side].replace('/b')
    await navigation[side].reLaunch('/c')
    expect(visits).toEqual([
      { how: 'navigateTo', url: '/a' },
      { how: 'redirectTo', url: '/b' },
      { how: 'reLaunch', url: '/c' },
    ])
  })

  test.each([
    ['h5', 'redirectTo'],
    ['weapp', 'reLaunch'],
  ] as const)('%s goes back, or to the fallback from the first page', async (side, how) => {
    await navigation[side].back('/home')
    page.depth = 2
    await navigation[side].back('/home')
    expect(visits).toEqual([
      { how, url: '/home' },
      { how: 'navigateBack', url: '' },
    ])
  })

  test('the eleventh page of a mini-program takes the place of the tenth', async () => {
    page.depth = 10
    await navigation.weapp.go('/a')
    expect(visits).toEqual([{ how: 'redirectTo', url: '/a' }])
  })

  test('a mini-program leaves Back to WeChat', async () => {
    await expect(navigation.weapp.guardBack(() => undefined)()).resolves.toBeUndefined()
  })
})

test('scroll: the page on show goes to its top', () => {
  document.body.innerHTML = '<div class="taro_page"></div><div class="taro_page" id="last"></div>'
  const last = document.getElementById('last')
  if (last) last.scrollTop = 40
  shown.h5.scrollToTop()
  expect(last?.scrollTop).toBe(0)
  expect(() => shown.h5.scrollToId('missing')).not.toThrow()
})
