import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { scoreProgram } from '../audit'
import { onPage, tap } from '../driver'
import { launch } from '../launch'
import { scoreHtml, scoreText } from '../score/html'
import type { RuleResult, ScoreReport } from '../score/judge'
import { RULES } from '../score/rules'
import { pathOf, planted, serve, soundPage, writePlanted, writeProgram } from './score-pages'

let world: Awaited<ReturnType<typeof serve>>
const folders: string[] = []
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'score-'))
  folders.push(made)
  return made
}
before(async () => {
  world = await serve()
})
after(() => {
  world.server.close()
  world.server.closeAllConnections()
  for (const each of folders) rmSync(each, { recursive: true })
})

const ruleOf = ({ rules }: ScoreReport, id: string): RuleResult => {
  const rule = rules.find((each) => each.id === id)
  assert.ok(rule, id)
  return rule
}

/** The page of a finding; a sheet belongs to the page beside it. */
const pagesOf = ({ findings }: RuleResult): string[] => [
  ...new Set(findings.map(({ page }) => page.replace(/\.wxss$/, ''))),
]

describe('the experience score', { concurrency: true }, () => {
  test('finds the page that breaks each rule, and no other', async () => {
    const dist = folder()
    writePlanted(dist)
    const report = await scoreProgram(dist, { origins: world.origins, repeats: 0 })
    for (const id of Object.keys(planted))
      assert.deepEqual(pagesOf(ruleOf(report, id)), [pathOf(id)], id)
    const failed = report.rules.filter(({ state }) => state === 'failed')
    assert.equal(failed.length, Object.keys(planted).length)
    assert.equal(report.total, 5.9, 'only the first screen, of 101 points in all, was in time')
    const html = scoreHtml(report)
    for (const { title } of RULES) assert.ok(html.includes(title), title)
    assert.match(scoreText(report), /^体验评分 5\.9 of 100: 27 pages, 27 of 28 rules measured$/m)
  })

  test('gives a page near every limit 100 points', async () => {
    const dist = folder()
    writePlanted(dist)
    const report = await scoreProgram(dist, { origins: world.origins, pages: [soundPage] })
    assert.equal(report.total, 100, scoreText(report))
  })

  test('scores what a test opens by hand, and what it taps', async () => {
    const dist = folder()
    const js = 'Page({ tap() { wx.chooseImage() } })'
    writeProgram(dist, { first: { wxml: '<button bindtap="tap">选</button>', js }, second: {} })
    const { mini, score, stop } = await launch(dist, { audited: true })
    try {
      assert.equal(ruleOf(await score(), 'deprecated').state, 'passed')
      await tap(await onPage(mini, pathOf('first')), 'button')
      const report = await score()
      assert.deepEqual(report.pages, [pathOf('first')])
      assert.deepEqual(ruleOf(report, 'deprecated').findings, [
        { page: pathOf('first'), what: 'wx.chooseImage' },
      ])
    } finally {
      await stop()
    }
  })

  test('finds a first screen that comes after five seconds', async () => {
    const dist = folder()
    const late = "Page({ onLoad() { setTimeout(() => this.setData({ text: '晚' }), 5200) } })"
    writeProgram(dist, { late: { wxml: '<view>{{text}}</view>', js: late } })
    const report = await scoreProgram(dist, { repeats: 0 })
    assert.deepEqual(pagesOf(ruleOf(report, 'firstScreen')), [pathOf('late')])
  })

  test('counts the least of several times, because a busy machine only adds to them', async () => {
    const dist = folder()
    const once = `Page({ onLoad() {
      const end = Date.now() + (wx.getStorageSync('seen') ? 0 : 1100)
      wx.setStorageSync('seen', true)
      while (Date.now() < end);
    } })`
    writeProgram(dist, { once: { js: once } })
    const report = await scoreProgram(dist)
    assert.equal(ruleOf(report, 'script').state, 'passed')
  })
})
