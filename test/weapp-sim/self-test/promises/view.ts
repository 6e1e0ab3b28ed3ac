import assert from 'node:assert/strict'
import {
  currentPage,
  find,
  findAll,
  onPage,
  reLaunch,
  type,
  until,
  type Page,
} from '@huimin/weapp-sim'
import { DETAIL, hears, home, kept, panel, patience, press } from './promise'
import type { HostPromise } from './promise'

declare const wx: {
  createSelectorQuery(): {
    select(selector: string): {
      boundingClientRect(): { exec(done: (found: readonly unknown[]) => void): void }
    }
  }
  onThemeChange(listener: (change: { theme: string }) => void): void
  setStorageSync(key: string, value: unknown): void
}

const untilSeen = (page: Page, selector: string): Promise<void> =>
  until(async () => {
    const { height } = await (await find(page, selector)).size()
    assert.ok(Number(height) > 0)
  }, patience.ms)

/** The view: components, styles, dialogs, fields, and the data that go to the view. */
export const VIEW: readonly HostPromise[] = [
  {
    name: 'a selector stops at a component',
    check: async (mini) => {
      const detail = await reLaunch(mini, `/${DETAIL}?id=1`)
      await find(detail, '.row')
      assert.equal((await detail.$$('.row')).length, 0)
      assert.ok((await findAll(detail, '.row')).length > 0)
    },
    broken: {
      file: 'automation/elements.ts',
      from: 'if (isCustom(parent)) return false',
      to: '',
    },
  },
  {
    name: 'and so does a query of the mini-program itself',
    check: async (mini) => {
      await find(await reLaunch(mini, `/${DETAIL}?id=1`), '.row')
      const found = await mini.evaluate(
        () =>
          new Promise((resolve) =>
            wx
              .createSelectorQuery()
              .select('.row')
              .boundingClientRect()
              .exec(([row]) => resolve(row ?? 'nothing')),
          ),
      )
      assert.equal(found, 'nothing')
    },
    broken: {
      file: 'wx/query.ts',
      from: 'const query = asComponent(page).createSelectorQuery()',
      to: "const query = (asComponent(page).selectComponent('custom-wrapper') as Component).createSelectorQuery()",
    },
  },
  {
    name: 'what crosses to the view is counted in bytes',
    check: async (mini, sim) => {
      const bytesOf = async (name: string) => {
        await sim.setDataCalls()
        await type(await home(mini), '.name', name)
        await hears(await home(mini), '.hello', `hello:${name}`)
        return (await sim.setDataCalls()).reduce((sum, { bytes }) => sum + bytes, 0)
      }
      // The three Chinese letters have three bytes each instead of one.
      const more = (await bytesOf('王小明')) - (await bytesOf('abc'))
      assert.ok(more >= 6, `${more} bytes more`)
    },
    broken: {
      file: 'shell/set-data-log.ts',
      from: 'encoder.encode(json).length',
      to: 'json.length',
    },
  },
  {
    name: 'letters of an input method are told as they come, and the word at the end',
    check: async (mini, sim) => {
      const field = await find(await home(mini), '.name')
      await field.tap()
      await sim.compose(['w', 'wa', 'wang'], '王')
      await hears(await home(mini), '.hello', 'hello:王')
      assert.equal(await field.value(), '王')
    },
    broken: {
      file: 'builtin/text-field.ts',
      from: "field.addEventListener('input', say('input'))",
      to: "field.addEventListener('keyup', say('input'))",
    },
  },
  {
    name: 'a field that gives way to another one is noticed',
    check: async (mini, sim) => {
      const page = await panel(mini)
      await sim.rebuiltFields()
      await press(page, '.rebuild')
      await until(async () => assert.deepEqual(await sim.rebuiltFields(), ['rebuilt']), patience.ms)
    },
    broken: { file: 'shell/rebuilt-fields.ts', from: 'came.includes(id)', to: 'false' },
  },
  {
    name: 'Back closes a page-container instead of its page, once',
    check: async (mini) => {
      const open = async () => (await mini.pageStack()).length
      await panel(mini)
      await mini.callWxMethod('navigateTo', { url: '/pages/panel/index' })
      const upper = await currentPage(mini)
      await press(upper, '.open')
      await untilSeen(upper, '.inside')
      await mini.native().navigateLeft()
      await hears(upper, '.said', 'panel closed')
      assert.equal(await open(), 2)
      await mini.native().navigateLeft()
      assert.equal(await open(), 1)
    },
    broken: {
      file: 'wx/navigation.ts',
      from: 'if (page && backClosesContainer(page.host)) return',
      to: '',
    },
  },
  {
    name: 'on some phones Back leaves the page all the same',
    phone: { catchesBack: false },
    check: async (mini) => {
      await mini.callWxMethod('navigateTo', { url: '/pages/panel/index' })
      const upper = await onPage(mini, 'pages/panel/index', patience.ms)
      await press(upper, '.open')
      await untilSeen(upper, '.inside')
      await mini.native().navigateLeft()
      await home(mini)
    },
    broken: {
      file: 'logic/page-container.ts',
      from: '  if (!settings.catchesBack) return false\n',
      to: '',
    },
  },
  {
    name: 'the end of a page is told once',
    check: async (mini, sim) => {
      const page = await panel(mini)
      for (const fromEnd of [0, 10, 0])
        await sim.page
          .locator('.page-host:not([hidden]) .page-scroller')
          .evaluate(async (scroller, distance) => {
            scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - distance
            for (let frame = 0; frame < 3; frame++)
              await new Promise((resolve) => requestAnimationFrame(resolve))
          }, fromEnd)
      await hears(page, '.reached', 'reached:1')
    },
    broken: { file: 'logic/stack.ts', from: 'if (near && !reached)', to: 'if (true)' },
  },
  {
    name: 'a page is scrolled to an element, and by its offset',
    check: async (mini, sim) => {
      await panel(mini)
      await sim.page.setViewportSize({ width: 375, height: 60 })
      try {
        await mini.callWxMethod('pageScrollTo', { selector: '.padded', offsetTop: -7 })
        const gap = await sim.page
          .locator('.page-host:not([hidden]) .page-scroller')
          .evaluate((scroller) => {
            const goal = scroller.querySelector('.padded')
            const { top } = scroller.getBoundingClientRect()
            return goal ? Math.round(goal.getBoundingClientRect().top - top) : undefined
          })
        assert.equal(gap, 7)
      } finally {
        await sim.page.setViewportSize({ width: 375, height: 667 })
      }
    },
    broken: { file: 'wx/navigation.ts', from: ' + Number(options.offsetTop ?? 0)', to: '' },
  },
  {
    name: 'a phone that turns dark says so',
    check: async (mini, sim) => {
      await mini.evaluate(() => wx.onThemeChange(({ theme }) => wx.setStorageSync('theme', theme)))
      await sim.page.emulateMedia({ colorScheme: 'dark' })
      try {
        await until(async () => assert.equal(await kept(mini, 'theme'), 'dark'), patience.ms)
      } finally {
        await sim.page.emulateMedia({ colorScheme: 'light' })
      }
    },
    broken: {
      file: 'logic/theme.ts',
      from: "callApp('onThemeChange'",
      to: "void ('onThemeChange'",
    },
  },
  {
    name: 'a disabled button is grey on grey, whatever its class says',
    check: async (mini) =>
      assert.match(await (await find(await panel(mini), '.off')).style('color'), /0, 0, 0, 0\.3/),
    broken: { file: 'page.css', from: 'wx-button[disabled]:not([type]),\n', to: '' },
  },
  {
    name: 'a view is as wide as its content, and its padding more',
    check: async (mini) =>
      assert.equal((await (await find(await panel(mini), '.padded')).size()).width, 120),
    broken: { file: 'page.css', from: '* {\n', to: '* {\n  box-sizing: border-box;\n' },
  },
  {
    name: 'an input is one line of the base library high',
    check: async (mini, sim) => {
      const { height } = await (await find(await panel(mini), '.rebuilt')).size()
      const { width } = sim.page.viewportSize() ?? { width: 0 }
      assert.equal(Math.round(Number(height)), Math.round((1.4 * width) / 20))
    },
    broken: { file: 'page.css', from: 'min-height: 1.4rem', to: 'min-height: 3rem' },
  },
  {
    name: 'a checkbox is 22 px within its border',
    check: async (mini, sim) => {
      await panel(mini)
      const box = await sim.page.locator('.choice .wx-check').last().boundingBox()
      assert.equal(box?.width, 24)
    },
    broken: { file: 'page.css', from: '  width: 22px;\n', to: '  width: 44px;\n' },
  },
]
