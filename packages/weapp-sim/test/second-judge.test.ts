import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { onPage, reLaunch, until } from '../driver'
import { launch } from '../launch'
import type { Launched } from '../launch'

/**
 * A second judge: miniprogram-simulate mounts components on WeChat's older engine (exparser), compiled
 * by WeChat's own compiler. Both engines draw the same, but for the differences that are named here.
 */

interface Case {
  readonly wxml: string
  readonly js?: string
  readonly json?: object
  /** Files beside the component, by path. */
  readonly beside?: Readonly<Record<string, string>>
  /** What the component's own method does, before the second look. */
  readonly then?: string
  /** What the other engine draws, and why the two differ. */
  readonly differs?: { readonly there: readonly string[]; readonly why: string }
}

const component = (body: string): string => `Component({ ${body} })`

const INNER = {
  'inner.json': '{ "component": true }',
  'inner.wxml': '<view>{{given}}<slot /></view>',
}

const CASES: Readonly<Record<string, Case>> = {
  data: {
    wxml: '<view>{{text}} {{list[1]}} {{1 + 2}}</view>',
    js: component(
      "data: { text: '甲', list: [1, 2] }, methods: { then() { this.setData({ text: '乙', 'list[1]': 3 }) } }",
    ),
    then: 'then',
  },
  condition: {
    wxml: '<view wx:if="{{at === 0}}">零</view><view wx:elif="{{at === 1}}">一</view><view wx:else>多</view>',
    js: component('data: { at: 1 }, methods: { then() { this.setData({ at: 2 }) } }'),
    then: 'then',
  },
  list: {
    wxml: '<block wx:for="{{list}}" wx:key="id"><text>{{index}}{{item.id}}</text></block>',
    js: component(
      "data: { list: [{ id: 'a' }, { id: 'b' }] }, methods: { then() { this.setData({ list: [{ id: 'b' }, { id: 'c' }, { id: 'a' }] }) } }",
    ),
    then: 'then',
  },
  template: {
    wxml: '<template name="row"><view>{{a}}{{b}}</view></template><template is="row" data="{{a: 1, ...more}}" />',
    js: component('data: { more: { b: 2 } }'),
  },
  script: {
    wxml: '<wxs module="own">module.exports = { twice: function (n) { return n * 2 }, kind: function (v) { return v.constructor } }</wxs><view>{{own.twice(n)}} {{own.kind(n)}}</view>',
    js: component('data: { n: 4 }'),
  },
  child: {
    wxml: '<inner given="{{n}}" bind:told="hear">里</inner><view>{{heard}}</view>',
    js: component(
      "data: { n: 1, heard: '' }, methods: { hear({ detail }) { this.setData({ heard: detail }) }, then() { this.setData({ n: 2 }) } }",
    ),
    json: { usingComponents: { inner: './inner' } },
    beside: {
      ...INNER,
      'inner.js': component(
        "properties: { given: { type: Number, observer(v) { this.triggerEvent('told', '听到' + v) } } }",
      ),
    },
    then: 'then',
  },
  coercion: {
    wxml: '<inner given="{{n}}" />',
    js: component("data: { n: '7' }"),
    json: { usingComponents: { inner: './inner' } },
    beside: { ...INNER, 'inner.js': component('properties: { given: Number }') },
  },
  behaviour: {
    wxml: '<view>{{shared}} {{own}}</view>',
    js: `const shared = Behavior({ data: { shared: '共' }, methods: { then() { this.setData({ own: 2 }) } } })\n${component('behaviors: [shared], data: { own: 1 }')}`,
    then: 'then',
  },
  observer: {
    wxml: '<view>{{sum}}</view>',
    js: component(
      "data: { a: 1, b: 1, sum: 0 }, observers: { 'a, b'(a, b) { this.setData({ sum: a + b }) } }, methods: { then() { this.setData({ a: 5 }) } }",
    ),
    then: 'then',
  },
  lifetimes: {
    wxml: '<view>{{seen}}</view>',
    js: component(
      "data: { seen: '' }, lifetimes: { created() { this.order = ['created'] }, attached() { this.order.push('attached'); this.setData({ seen: this.order.join(' ') }) } }",
    ),
  },
  nothing: {
    wxml: '<view>{{none}}|{{yes}}|{{obj.a.b}}</view>',
    js: component('data: { yes: true, obj: {} }'),
  },
  slots: {
    wxml: '<inner given="外"><text>里</text></inner>',
    json: { usingComponents: { inner: './inner' } },
    beside: { ...INNER, 'inner.js': component('properties: { given: String }') },
  },
  nil: {
    wxml: '<view>{{nil}}</view>',
    js: component('data: { nil: null }'),
    differs: {
      there: ['view null'],
      why: 'exparser writes the word null, glass-easel writes nothing',
    },
  },
}

/** Each element with its depth, its name and its own text; the same function looks at both documents. */
const outline = (root: Element): string[] =>
  [...root.querySelectorAll('*')].map((each) => {
    let depth = ''
    for (let up = each.parentElement; up && up !== root; up = up.parentElement) depth += '  '
    const texts = [...each.childNodes].filter(({ nodeType }) => nodeType === 3)
    const text = texts.map(({ nodeValue }) => (nodeValue ?? '').trim()).join(' ')
    return `${depth}${each.tagName.toLowerCase().replace(/^wx-/, '')} ${text}`.trimEnd()
  })

let folder = ''
let shown: Launched
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'judge-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('app.json', JSON.stringify({ pages: Object.keys(CASES).map((name) => `pages/${name}`) }))
  write('app.js', 'App({})')
  for (const [name, { wxml, js = component(''), json, beside = {} }] of Object.entries(CASES)) {
    write(`${name}/own.wxml`, wxml)
    write(`${name}/own.js`, js)
    write(`${name}/own.json`, JSON.stringify({ component: true, ...json }))
    for (const [file, text] of Object.entries(beside)) write(`${name}/${file}`, text)
    write(`pages/${name}.json`, JSON.stringify({ usingComponents: { own: `/${name}/own` } }))
    write(`pages/${name}.wxml`, '<own id="own" />')
    write(`pages/${name}.js`, "Page({ then(name) { this.selectComponent('#own')[name]() } })")
  }
  shown = await launch(folder)
})
after(async () => {
  await shown.stop()
  rmSync(folder, { recursive: true })
})

interface Simulated {
  readonly dom: Element
  readonly instance: Readonly<Record<string, () => void>>
  attach(parent: Element): void
}
interface Simulate {
  load(path: string, options: object): string
  render(id: string): Simulated
}
interface Dom {
  readonly window: Window & typeof globalThis
}

/** The other engine wants the globals of a browser. */
const otherEngine = (): Simulate => {
  const require = createRequire(__filename)
  const { JSDOM } = require('jsdom') as { JSDOM: new (html: string, options: object) => Dom }
  const { window } = new JSDOM('<body></body>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  })
  const names = ['document', 'HTMLElement', 'Node', 'Element', 'CustomEvent', 'MutationObserver']
  const given = names.map((name) => [name, (window as unknown as Record<string, unknown>)[name]])
  Object.assign(globalThis, { window, ...Object.fromEntries(given) })
  return require('miniprogram-simulate') as Simulate
}

test('WeChat’s older engine draws the same, but for what is named', async (t) => {
  const simulate = otherEngine()
  const { mini, sim } = shown
  await onPage(mini, 'pages/data')
  for (const [name, { then, differs }] of Object.entries(CASES))
    await t.test(name, async () => {
      const path = join(folder, name, 'own')
      const there = simulate.render(simulate.load(path, { compiler: 'official', rootPath: folder }))
      there.attach(document.createElement('div'))
      if (then) there.instance[then]?.()
      const page = await reLaunch(mini, `/pages/${name}`)
      if (then) await page.callMethod('then', then)
      const theirs = outline(there.dom)
      await until(async () => {
        const here = await sim.page.locator('.page-host:not([hidden]) wx-own').evaluate(outline)
        if (differs) {
          assert.notDeepEqual(here, theirs)
          assert.deepEqual(theirs, differs.there, differs.why)
        } else assert.deepEqual(here, theirs)
      }, 3_000)
    })
})
