import * as h5Device from '@/platform/device.h5'
import type { DevicePort } from '@/platform/device.types'
import * as weappDevice from '@/platform/device.weapp'
import * as h5Navigation from '@/platform/navigation.h5'
import type { NavigationPort } from '@/platform/navigation.types'
import * as weappNavigation from '@/platform/navigation.weapp'
import * as h5Scroll from '@/platform/scroll.h5'
import type { ScrollPort } from '@/platform/scroll.types'
import * as weappScroll from '@/platform/scroll.weapp'
import { installWx } from '../../support/wx'
import { page, visits } from '../taro'

/** If a side lacks a function of a port, this does not compile. */
const device = { h5: h5Device, weapp: weappDevice } satisfies Record<string, DevicePort>
const navigation = { h5: h5Navigation, weapp: weappNavigation } satisfies Record<
  string,
  NavigationPort
>
const scroll = { h5: h5Scroll, weapp: weappScroll } satisfies Record<string, ScrollPort>

beforeEach(() => {
  installWx()
  visits.length = 0
  page.depth = 1
})

test('each side says which it is', () => {
  expect([device.h5.target, device.weapp.target]).toEqual(['h5', 'weapp'])
  expect([device.h5.appId(), device.weapp.appId()]).toEqual([undefined, 'wx-test'])
  expect(device.h5.userAgent()).toContain('jsdom')
  expect(device.weapp.inMiniProgramWebView()).toBe(false)
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
  scroll.h5.scrollToTop()
  expect(last?.scrollTop).toBe(0)
  expect(() => scroll.h5.scrollToId('missing')).not.toThrow()
})
