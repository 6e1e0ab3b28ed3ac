import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { phones } from '../../support/browser'
import { entryFaults } from '../../support/eyes/entry-faults'
import { handFaults } from '../../support/eyes/hand-faults'
import { layoutFaults } from '../../support/eyes/layout-faults'
import { setLetters } from '../../support/eyes/letters'
import { test } from '../../support/test'

/** The checks of large letters and of WCAG 2.2 themselves: each finds the fault planted for it. */

type Check = (page: Page) => Promise<string[]>

const planted: readonly [rule: string, check: Check, html: string][] = [
  [
    'cut off',
    layoutFaults,
    '<p style="width:40px;overflow:hidden;white-space:nowrap">太长的一行字</p>',
  ],
  ['cut off', layoutFaults, '<p style="height:12px;overflow:hidden">矮</p>'],
  ['over "', layoutFaults, '<p>下面的字</p><p style="margin-top:-40px">上面的字</p>'],
  [
    'off the screen',
    layoutFaults,
    '<p style="width:700px">字字字</p><p style="margin-left:310px;white-space:nowrap">太长</p>',
  ],
  [
    'outside its box',
    layoutFaults,
    '<p style="width:30px;background:red;white-space:nowrap">出格的字</p>',
  ],
  ['sideways', layoutFaults, '<p style="width:700px;background:red">&nbsp;</p>'],
  [
    'sideways',
    layoutFaults,
    '<div style="height:40px;overflow:auto"><p style="width:700px;height:90px">字</p></div>',
  ],
  [
    'too high',
    layoutFaults,
    '<input style="height:10px;font-size:20px;padding:0" value="字" aria-label="字">',
  ],
  [
    'placeholder',
    layoutFaults,
    '<input style="width:60px" placeholder="请输入您的姓名" aria-label="姓名">',
  ],
  [
    '2.5.8',
    handFaults,
    '<button style="width:14px;height:14px;padding:0">甲</button><button style="width:14px;height:14px;padding:0">乙</button>',
  ],
  [
    '2.4.11',
    handFaults,
    '<button>下面</button><div style="position:fixed;inset:0;background:red"></div>',
  ],
  ['2.5.7', handFaults, '<div role="dialog"><input type="range" aria-label="拼图"></div>'],
  ['3.3.7', (page) => entryFaults(page, ['姓名']), '<input aria-label="姓名">'],
  ['3.3.8 cannot be pasted', entryFaults, '<input aria-label="证件号码" onpaste="return false">'],
  ['3.3.8 the phone', entryFaults, '<input aria-label="验证码">'],
  ['3.3.8 a password', entryFaults, '<input type="password" aria-label="密码">'],
  [
    '3.3.8 only a puzzle',
    entryFaults,
    '<div role="dialog"><input type="range" aria-label="拼图"></div>',
  ],
]

const SOUND =
  '<p style="background:#eee">一段很长的字，一行放不下，就换到下一行，谁也不挡谁。</p>' +
  '<input style="width:100%;font:inherit" placeholder="请填写" aria-label="姓名"><button style="min-height:44px">下一步</button>'

test('each check finds its planted fault, and nothing on a sound page', async ({ browser }) => {
  const page = await browser.newPage({ viewport: phones.small, isMobile: true, hasTouch: true })
  await page.setContent('<meta name="viewport" content="width=device-width">')
  const draw = (html: string) =>
    page.evaluate((content) => {
      document.body.innerHTML = `<div class="taro_page"><h1>页</h1>${content}</div>`
    }, html)
  const missed: string[] = []
  for (const [rule, check, html] of planted) {
    await draw(html)
    const found = await check(page)
    if (!found.some((fault) => fault.includes(rule)))
      missed.push(`${rule}: ${html} ${found.join()}`)
  }
  assert.deepEqual(missed, [])
  await draw(SOUND)
  for (const growth of [1, 2]) {
    await setLetters(page, growth)
    for (const check of [layoutFaults, handFaults, entryFaults] as Check[])
      assert.deepEqual(await check(page), [])
  }
  // The letters are really drawn at the size that was set.
  const heights = await page.evaluate(() =>
    ['100%', '200%'].map((size) => {
      document.body.style.setProperty('-webkit-text-size-adjust', size)
      return document.querySelector('button')?.getBoundingClientRect().width ?? 0
    }),
  )
  assert.ok((heights[1] ?? 0) > 1.4 * (heights[0] ?? 0), heights.join())
  await page.close()
})
