import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { before, test } from 'node:test'
import { promisify } from 'node:util'

/** The site as its readers get it. VitePress itself fails on a link that leads nowhere. */

const home = join(import.meta.dirname, '..')
const packages = join(home, '..')
const told = ['wechat-sandbox', 'weapp-sim']

// `npx` would read what `npm exec` around the tests was asked to call.
const program = join(
  dirname(createRequire(import.meta.url).resolve('vitepress/package.json')),
  'bin/vitepress.js',
)
before(() => promisify(execFile)(process.execPath, [program, 'build'], { cwd: home }))

const pagesOf = (language: 'zh' | 'en'): readonly string[] =>
  [
    ...readdirSync(join(home, language)),
    ...told.flatMap((name) =>
      readdirSync(join(packages, name, 'docs', language)).map((page) => `${name}/${page}`),
    ),
  ].map((page) => page.replace(/\.md$/, ''))

const built = (page: string): string =>
  readFileSync(
    join(home, 'dist', page.endsWith('/') ? `${page}index.html` : `${page}.html`),
    'utf8',
  )

test('each page is there in both languages', () => {
  assert.deepEqual(new Set(pagesOf('en')), new Set(pagesOf('zh')))
  for (const page of pagesOf('zh'))
    for (const at of ['', 'en/'])
      assert.ok(existsSync(join(home, 'dist', `${at}${page}.html`)), page)
})

test('each page but the first is named beside the others', () => {
  for (const at of ['/', '/en/']) {
    const beside = built(`${at.slice(1)}compare`)
    for (const page of pagesOf('zh').filter((each) => each !== 'index')) {
      const link = `${at}${page.replace(/(^|\/)index$/, '$1')}`
      assert.ok(beside.includes(`href="${link}"`), link)
    }
  }
})

test('what READMEs and pages share is shown, and nothing is left to fill in', () => {
  for (const page of pagesOf('en'))
    for (const at of ['', 'en/'])
      assert.doesNotMatch(built(at + page), /@include|#region|NaN|undefined KiB/, at + page)
  assert.match(built('en/wechat-sandbox/index'), /A paid order in a minute/)
  assert.match(built('wechat-sandbox/played'), /GET \/v3\/certificates/)
  assert.match(built('en/weapp-sim/played'), /canIUse/)
  assert.match(built('weapp-sim/score'), /首屏时间/)
})

test('the page that compares reads its numbers from the packages', () => {
  const family = readFileSync(join(packages, 'wechat-sandbox/README.md'), 'utf8')
  const played = [...family.matchAll(/^\|[^|]+\| yes +\|(.*)$/gm)].flatMap(([, calls = '']) =>
    calls.split('<br>'),
  )
  const [functions] =
    /\d+ of \d+/.exec(readFileSync(join(packages, 'weapp-sim/README.md'), 'utf8')) ?? []
  const page = built('en/compare')
  for (const number of [`${played.length} played`, `${functions}<`, '27 of 28 rules', '19 notices'])
    assert.ok(page.includes(number), number)
  for (const name of told) {
    const [size = ''] = /\d+ KiB/.exec(
      readFileSync(join(packages, name, 'docs/en/index.md'), 'utf8'),
    ) ?? ['']
    assert.ok(page.includes(size), size)
  }
})

test('a change that waits for a version names packages that are published', () => {
  const changes = join(packages, '../.changeset')
  for (const file of readdirSync(changes).filter((name) => name.endsWith('.md'))) {
    const [, named = ''] =
      /^---\n([^]*?)^---\n/m.exec(readFileSync(join(changes, file), 'utf8')) ?? []
    const names = [...named.matchAll(/^'@huimin\/([\w-]+)': (?:patch|minor|major)$/gm)]
    assert.ok(names.length > 0, file)
    for (const [, name = ''] of names) {
      const text = readFileSync(join(packages, name, 'package.json'), 'utf8')
      const { publishConfig } = JSON.parse(text) as { publishConfig?: { provenance: boolean } }
      assert.equal(publishConfig?.provenance, true, `${file}: ${name}`)
    }
  }
})
