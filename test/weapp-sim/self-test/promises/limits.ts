import assert from 'node:assert/strict'
import { currentPage, onPage } from '@huimin/weapp-sim'
import { DETAIL, home, HOME, patience, refused } from './promise'
import type { HostPromise } from './promise'

declare const wx: { canIUse(schema: string): boolean }

/** Limits of size, late subpackages, and functions that old phones do not have. */
export const LIMITS: readonly HostPromise[] = [
  {
    name: 'an entry of storage ends at a megabyte',
    check: (mini) =>
      refused(
        mini.callWxMethod('setStorage', { key: 'big', data: 'x'.repeat(1024 * 1024) }),
        /entry size limit/,
      ),
    broken: { file: 'wx/storage.ts', from: 'text.length > KEY_LIMIT', to: 'false' },
  },
  {
    name: 'storage ends at ten megabytes',
    check: async (mini) => {
      const data = 'x'.repeat(1000 * 1024)
      const keep = (key: string) => mini.callWxMethod('setStorage', { key, data })
      for (let entry = 1; entry <= 10; entry++) await keep(`fill-${entry}`)
      await refused(keep('too much'), /max size 10Mb/)
    },
    broken: { file: 'wx/storage.ts', from: 'total > STORAGE_LIMIT', to: 'false' },
  },
  {
    name: 'the eleventh page does not open',
    check: async (mini) => {
      for (let page = 2; page <= 10; page++)
        await mini.callWxMethod('navigateTo', { url: '/pages/form/index' })
      await refused(mini.callWxMethod('navigateTo', { url: '/pages/form/index' }), /limit exceed/)
    },
    broken: { file: 'wx/navigation.ts', from: 'openPages().length >= MAX_PAGES', to: 'false' },
  },
  {
    name: 'an unknown page is refused',
    check: (mini) =>
      refused(mini.callWxMethod('navigateTo', { url: '/pages/none/index' }), /is not found/),
    broken: {
      file: 'wx/navigation.ts',
      from: 'if (!pagePaths.includes(target.path)) throw',
      to: 'if (!pagePaths.includes(target.path)) return parseUrl("/pages/form/index")\n  if (false) throw',
    },
  },
  {
    name: 'a subpackage that does not come opens no page',
    check: async (mini, sim) => {
      await sim.setPackages({ lost: ['packages/shop'] })
      await refused(mini.callWxMethod('navigateTo', { url: `/${DETAIL}` }), /loadSubpackage/)
      await home(mini)
      await sim.setPackages({ lost: [] })
      await mini.callWxMethod('navigateTo', { url: `/${DETAIL}` })
      await onPage(mini, DETAIL, patience.ms)
    },
    broken: { file: 'shell/packages.ts', from: 'if (lost.some(', to: 'if (false && lost.some(' },
  },
  {
    name: 'the page stays until a late subpackage is there',
    check: async (mini, sim) => {
      await sim.setPackages({ lateMs: 400 })
      const opening = mini.callWxMethod('navigateTo', { url: `/${DETAIL}` })
      assert.equal((await currentPage(mini)).path, HOME)
      await opening
      assert.equal((await currentPage(mini)).path, DETAIL)
    },
    broken: { file: 'shell/packages.ts', from: 'if (lateMs > 0)', to: 'if (false)' },
  },
  {
    name: 'an older base library says what it lacks, and lacks it',
    phone: { sdkVersion: '2.19.0' },
    check: async (mini) => {
      assert.deepEqual(
        await mini.evaluate(() => [
          wx.canIUse('getWindowInfo'),
          'getWindowInfo' in wx,
          wx.canIUse('onNeedPrivacyAuthorization'),
          wx.canIUse('page-container'),
          wx.canIUse('getSystemInfoSync'),
          wx.canIUse('nothing'),
        ]),
        [false, false, false, true, true, false],
      )
    },
    broken: {
      file: 'wx/versions.ts',
      from: 'since === undefined || isAtLeast',
      to: 'true || isAtLeast',
    },
  },
  {
    name: 'the letter size that the person set is told',
    phone: { letterScale: 1.5 },
    check: async (mini) => {
      const info = (await mini.callWxMethod('getAppBaseInfo')) as Record<string, unknown>
      assert.deepEqual([info['fontSizeSetting'], info['fontSizeScaleFactor']], [25.5, 1.5])
    },
    broken: {
      file: 'wx/system.ts',
      from: 'fontSizeScaleFactor: textSize() / USUAL_LETTERS',
      to: 'fontSizeScaleFactor: 1',
    },
  },
  {
    name: 'the logic layer has no browser',
    check: async (mini) =>
      assert.equal(await mini.evaluate(() => typeof localStorage), 'undefined'),
    broken: { file: 'logic/modules.ts', from: '  ...shadows,\n', to: '' },
  },
  {
    name: 'the language is that of iOS 12',
    check: async (mini) =>
      assert.deepEqual(
        await mini.evaluate(() => [
          typeof WeakRef,
          typeof BigInt,
          'at' in Array.prototype,
          'replaceAll' in String.prototype,
          'allSettled' in Promise,
        ]),
        ['undefined', 'undefined', false, false, false],
      ),
    broken: { file: 'main.ts', from: '  forgetYounger()\n', to: '' },
  },
]
