import assert from 'node:assert/strict'
import { onPage, reLaunch, until, type MiniProgram, type Sim } from '@huimin/weapp-sim'
import { home, HOME, kept, patience, press, SITE } from './promise'
import type { HostPromise } from './promise'

const SHOWN = '.page-host:not([hidden])'

const show = async (mini: MiniProgram, sim: Sim, address: string) => {
  await reLaunch(mini, `/${SITE}?src=${encodeURIComponent(address)}`)
  return sim.page.frameLocator(`${SHOWN} iframe`)
}

const says = async (mini: MiniProgram, sim: Sim, address: string, words: string): Promise<void> => {
  const inside = await show(mini, sim, address)
  await inside.getByText(words, { exact: true }).first().waitFor({ timeout: patience.ms })
}

const messages = async (mini: MiniProgram): Promise<unknown> =>
  JSON.parse(String(await kept(mini, 'messages')) || 'null')

/** A web page inside the mini-program. `site.ts` is that page. */
export const WEB_VIEW: readonly HostPromise[] = [
  {
    name: 'a web view says in its agent what it is',
    check: (mini, sim, site) => says(mini, sim, `${site}/`, 'agent: in a mini-program'),
    broken: { file: 'inside-web-view.ts', from: 'miniProgram/', to: '' },
  },
  {
    name: 'WeChat’s mark is not there before the document is',
    check: (mini, sim, site) => says(mini, sim, `${site}/`, 'at first: undefined'),
    broken: {
      file: 'inside-web-view.ts',
      from: "document.addEventListener('DOMContentLoaded', () => {",
      to: 'void Promise.resolve().then(() => {',
    },
  },
  {
    name: 'and is announced when it is',
    check: (mini, sim, site) => says(mini, sim, `${site}/`, 'later: miniprogram'),
    broken: { file: 'inside-web-view.ts', from: "'WeixinJSBridgeReady'", to: "'ready'" },
  },
  {
    name: 'its page opens pages of the mini-program',
    check: async (mini, sim, site) => {
      await show(mini, sim, `${site}/?open=/${HOME}`)
      await home(mini)
    },
    broken: { file: 'builtin/web-view.ts', from: "['navigateTo', ", to: "['nothing', " },
  },
  {
    name: 'the tap that leads back to it does not fall into it',
    check: async (mini, sim, site) => {
      const inside = await show(mini, sim, `${site}/`)
      await inside.getByText('later: miniprogram').waitFor({ timeout: patience.ms })
      await mini.callWxMethod('navigateTo', { url: '/pages/panel/index' })
      await press(await onPage(mini, 'pages/panel/index', patience.ms), '.leave')
      await onPage(mini, SITE, patience.ms)
      const frame = sim.page.locator(`${SHOWN} iframe:not([style*=none])`)
      await frame.waitFor({ timeout: patience.ms })
      await inside.locator('body').tap({ timeout: patience.ms })
      await inside.getByText('tapped').first().waitFor({ timeout: patience.ms })
      assert.equal(await inside.getByText('tapped').count(), 1)
    },
    broken: { file: 'logic/stack.ts', from: 'forEach(letClickPass)', to: 'values()' },
  },
  {
    name: 'and nothing else of WeChat',
    check: (mini, sim, site) =>
      says(
        mini,
        sim,
        `${site}/?call=setNavigationBarTitle`,
        'answer: setNavigationBarTitle:fail not supported',
      ),
    broken: { file: 'builtin/web-view.ts', from: '|| !ALLOWED.includes(name)', to: '' },
  },
  {
    name: 'what it posts arrives when the person leaves, not before',
    check: async (mini, sim, site) => {
      await mini.callWxMethod('navigateTo', {
        url: `/${SITE}?src=${encodeURIComponent(`${site}/?post=1,2`)}`,
      })
      await onPage(mini, SITE)
      await sim.page.frameLocator('iframe').getByText('posted: 2').waitFor({ timeout: patience.ms })
      assert.equal(await messages(mini), null)
      await mini.callWxMethod('navigateBack')
      await until(
        async () => assert.deepEqual(await messages(mini), { data: ['1', '2'] }),
        patience.ms,
      )
    },
    broken: {
      file: 'builtin/web-view.ts',
      from: "posted.push(data.arg?.['data'])",
      to: "posted.push(data.arg?.['data']); deliver()",
    },
  },
  {
    name: 'and when the person passes the page on',
    check: async (mini, sim, site) => {
      const inside = await show(mini, sim, `${site}/?post=1`)
      await inside.getByText('posted: 1').waitFor({ timeout: patience.ms })
      await sim.share('friend')
      await until(async () => assert.deepEqual(await messages(mini), { data: ['1'] }), patience.ms)
    },
    broken: {
      file: 'logic/sharing.ts',
      from: '  tellLeaving(page)\n',
      to: '',
    },
  },
  {
    name: 'it shows origins of the console only',
    check: async (mini, sim) => {
      await show(mini, sim, 'https://elsewhere.example/')
      await until(
        async () => assert.match(String(await kept(mini, 'failed')), /elsewhere/),
        patience.ms,
      )
    },
    broken: {
      file: 'builtin/web-view.ts',
      from: 'if (real === undefined) fail()',
      to: 'if (real === undefined) return',
    },
  },
]
