import assert from 'node:assert/strict'
import { textOf, until } from '@huimin/weapp-sim'
import { DETAIL, hears, home, kept, press } from './promise'
import type { HostPromise } from './promise'

declare const wx: {
  onAppHide(listener: () => void): void
  setStorageSync(key: string, value: unknown): void
}

/** Visits: leaving the mini-program and coming back to it. */
export const VISITS: readonly HostPromise[] = [
  {
    name: 'a page is hidden while the person is elsewhere',
    check: async (mini, sim) => {
      await sim.leave()
      await sim.comeBack()
      await until(
        async () => assert.match(await textOf(await home(mini), '.log'), /home:hide/),
        500,
      )
    },
    broken: { file: 'wx/visits.ts', from: '  hideTop()\n  hideApp()', to: '  hideApp()' },
  },
  {
    name: 'the payment sheet hides the page too',
    check: async (mini) => {
      await press(await home(mini), '.pay')
      await hears(await home(mini), '.result', 'requestPayment:ok')
      await until(
        async () => assert.match(await textOf(await home(mini), '.log'), /home:hide/),
        500,
      )
    },
    broken: { file: 'wx/account.ts', from: '      leaveApp()\n', to: '' },
  },
  {
    name: 'and the app: it is left while the sheet is open',
    check: async (mini) => {
      await mini.evaluate(() => wx.onAppHide(() => wx.setStorageSync('hidden', 'yes')))
      await press(await home(mini), '.pay')
      await hears(await home(mini), '.result', 'requestPayment:ok')
      assert.equal(await kept(mini, 'hidden'), 'yes')
    },
    broken: { file: 'logic/app.ts', from: "  callApp('onHide', {})\n", to: '' },
  },
  {
    name: 'another card changes the way in, not the launch',
    check: async (mini, sim) => {
      await sim.enter(`${DETAIL}?id=card`, 1007)
      const launch = (await mini.callWxMethod('getLaunchOptionsSync')) as { scene: number }
      assert.notEqual(launch.scene, 1007)
    },
    broken: {
      file: 'logic/app.ts',
      from: 'enter = { ...enter, ...options }',
      to: 'launch = enter = { ...enter, ...options }',
    },
  },
  {
    name: 'and the way in is the card',
    check: async (mini, sim) => {
      await sim.enter(`${DETAIL}?id=card`, 1007)
      const enter = (await mini.callWxMethod('getEnterOptionsSync')) as { scene: number }
      assert.equal(enter.scene, 1007)
    },
    broken: {
      file: 'logic/app.ts',
      from: 'enter = { ...enter, ...options }',
      to: 'enter = launch',
    },
  },
  {
    name: 'another card replaces the pages that were open',
    check: async (mini, sim) => {
      await mini.callWxMethod('navigateTo', { url: '/pages/form/index' })
      await sim.enter(`${DETAIL}?id=card`, 1007)
      assert.equal((await mini.pageStack()).length, 1)
    },
    broken: { file: 'wx/visits.ts', from: 'navigation.reLaunch', to: 'navigation.navigateTo' },
  },
]
