import assert from 'node:assert/strict'
import { until } from '@huimin/weapp-sim'
import { home, panel, patience, press, refused } from './promise'
import type { HostPromise } from './promise'

/** Sharing of pages: the conditions, the ways and the resulting card. */
export const SHARING: readonly HostPromise[] = [
  {
    name: 'a page without a hook cannot be passed on',
    check: async (mini, sim) => {
      await home(mini)
      await refused(sim.share('friend'), /cannot be passed on/)
    },
    broken: { file: 'logic/sharing.ts', from: 'if (!offers || ', to: 'if (false && ' },
  },
  {
    name: 'every page can be kept, and nothing else without a hook',
    check: async (mini, sim) => {
      await home(mini)
      assert.deepEqual(await sim.menu(), ['favourites'])
      assert.equal((await sim.share('favourites')).path, '/pages/home/index')
    },
    broken: { file: 'logic/sharing.ts', from: "if (to === 'favourites')", to: 'if (false)' },
  },
  {
    name: 'the menu asks the page for its card',
    check: async (mini, sim) => {
      await panel(mini)
      const card = await sim.share('friend')
      assert.deepEqual(card, { title: 'from menu', path: '/pages/form/index' })
    },
    broken: {
      file: 'logic/sharing.ts',
      from: '...usual(page), ...now',
      to: '...now, ...usual(page)',
    },
  },
  {
    name: 'Moments ask by another hook',
    check: async (mini, sim) => {
      await panel(mini)
      assert.equal((await sim.share('moments')).query, 'a=b')
    },
    broken: {
      file: 'logic/sharing.ts',
      from: "moments: 'onShareTimeline'",
      to: "moments: 'onShareAppMessage'",
    },
  },
  {
    name: 'a button of the page passes it on as well, and says so',
    check: async (mini, sim) => {
      await press(await panel(mini), '.share')
      await until(
        async () => assert.equal((await sim.shared())[0]?.title, 'from button'),
        patience.ms,
      )
    },
    broken: { file: 'builtin/button.ts', from: "=== 'share'", to: "=== 'nothing'" },
  },
  {
    name: 'what the page hides from the menu is not there',
    check: async (mini, sim) => {
      await press(await panel(mini), '.hide-shares')
      await until(() => refused(sim.share('friend'), /menu hides/), patience.ms)
      await refused(sim.share('moments'), /menu hides/)
    },
    broken: {
      file: 'logic/sharing.ts',
      from: 'if (page) hidden.set(page.instance, new Set(menus))',
      to: '',
    },
  },
  {
    name: 'shown again are the items that are named, or the one for friends',
    check: async (mini, sim) => {
      await panel(mini)
      await mini.callWxMethod('hideShareMenu', {})
      await mini.callWxMethod('showShareMenu', {})
      assert.deepEqual(await sim.menu(), ['friend', 'favourites'])
      await mini.callWxMethod('showShareMenu', { menus: ['shareTimeline'] })
      assert.deepEqual(await sim.menu(), ['friend', 'moments', 'favourites'])
    },
    broken: { file: 'logic/sharing.ts', from: '!menus.includes(menu)', to: 'false' },
  },
]
