import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { onPage, reLaunch, says, tap, until } from '../driver'
import { launch } from '../launch'
import type { Launched } from '../launch'

/** What programs of others need and the product does not. */

const page = (body: string): string => `Page({ ${body} })`

const FILES: Readonly<Record<string, string>> = {
  'app.json': JSON.stringify({
    pages: ['tab/one', 'tab/two', 'scripts', 'movable', 'broken', 'sound'],
    tabBar: {
      custom: true,
      list: ['tab/one', 'tab/two'].map((pagePath) => ({ pagePath, text: pagePath })),
    },
  }),
  'app.js': 'App({})',
  'custom-tab-bar/index.json': '{ "component": true }',
  'custom-tab-bar/index.wxml': '<view class="bar" bindtap="go">{{chosen}}</view>',
  'custom-tab-bar/index.wxss': '.bar { position: fixed; bottom: 0; width: 100%; height: 50px }',
  'custom-tab-bar/index.js': `Component({ data: { chosen: '' }, methods: {
    go() { wx.switchTab({ url: '/tab/two' }) } } })`,
  'tab/one.wxml': '<view class="own">一</view>',
  'tab/one.js': page("onShow() { this.getTabBar().setData({ chosen: '第一' }) }"),
  'tab/two.wxml': '<view class="own">二</view>',
  'tab/two.js': page("onShow() { this.getTabBar().setData({ chosen: '第二' }) }"),
  'scripts.wxml': `<wxs module="own">
    module.exports = { tap: function (event, owner) { owner.callMethod('hear', 'script') } }
  </wxs>
  <view class="either" bind:tap="{{ofScript ? own.tap : 'plain'}}">点</view>
  <view class="maybe" bindtap="{{ofScript ? own.tap : ''}}">点</view>
  <button bindtap="change">换</button>
  <text class="heard">{{heard}} {{count}}</text>`,
  'scripts.js': page(`data: { ofScript: true, heard: '', count: 0 },
    hear(who) { this.setData({ heard: who, count: this.data.count + 1 }) },
    plain() { this.hear('page') },
    change() { this.setData({ ofScript: !this.data.ofScript }) }`),
  'movable.wxml': `<movable-area style="width: 300px; height: 300px">
    <movable-view class="thing" direction="all" x="{{x}}" bindchange="moved" style="width: 50px; height: 50px">移</movable-view>
    </movable-area><button bindtap="put">放</button><text class="place">{{place}}</text>`,
  'movable.js': page(`data: { x: 0, place: '' },
    moved({ detail }) { this.setData({ place: detail.x + ' ' + detail.y + ' ' + detail.source }) },
    put() { this.setData({ x: 40 }) }`),
  'broken.wxml': '<view>坏</view>',
  'broken.js': 'Page({ a: 1 ?? 2 ',
  'broken.wxss': '@import "nothing.wxss"; .a { color: red }',
  'sound.wxml': '<wxs module="bad">module.exports = {</wxs><view class="own">好</view>',
  'sound.js': page(''),
}

let folder = ''
let shown: Launched
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  shown = await launch(folder)
})
after(async () => {
  await shown.stop()
  rmSync(folder, { recursive: true })
})

test('a program draws its own tab bar, each tab with one of its own', async () => {
  const { mini, sim } = shown
  await onPage(mini, 'tab/one')
  const bar = sim.page.locator('.page-host:not([hidden]) [class$=bar]')
  await until(async () => assert.equal(await bar.textContent(), '第一'))
  await bar.tap()
  await onPage(mini, 'tab/two')
  await until(async () => assert.equal(await bar.textContent(), '第二'))
})

test('a script hears what a condition gives it, also after the page heard it', async () => {
  const { mini } = shown
  const scripts = await reLaunch(mini, '/scripts')
  const heardAfter = async (selector: string, heard: string) => {
    await tap(scripts, selector)
    await says(scripts, '.heard', heard)
  }
  await heardAfter('.either', 'script 1')
  await heardAfter('.maybe', 'script 2')
  await tap(scripts, 'button')
  await heardAfter('.either', 'page 3')
  await heardAfter('.maybe', 'page 3')
  await tap(scripts, 'button')
  await heardAfter('.either', 'script 4')
  await heardAfter('.maybe', 'script 5')
})

test('a finger moves a movable view within its area, and data puts it', async () => {
  const { mini, sim } = shown
  const movable = await reLaunch(mini, '/movable')
  const box = await sim.page.locator('.page-host:not([hidden]) wx-movable-view').boundingBox()
  assert.ok(box)
  const session = await sim.page.context().newCDPSession(sim.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + x, y: box.y + y }],
    })
  await touch('touchStart', 10, 10)
  await touch('touchMove', 40, 30)
  await says(movable, '.place', '30 20 touch')
  await touch('touchMove', 900, 30)
  await says(movable, '.place', '250 20 touch')
  await touch('touchEnd')
  await tap(movable, 'button')
  await says(movable, '.place', /^40 /)
})

test('files that nobody can read are told, and stop nothing else', async () => {
  const { mini, sim } = shown
  const told = sim.exceptions.map(({ message }) => message).join('\n')
  assert.match(told, /broken\.js cannot be read on iOS 12/)
  assert.match(told, /sound\.wxml: Unexpected token/)
  await says(await reLaunch(mini, '/sound'), '.own', '好')
})
