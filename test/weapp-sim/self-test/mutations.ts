import assert from 'node:assert/strict'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A deliberate fault in the compiled mini-program, and the check that must notice it. */
export interface Mutation {
  readonly name: string
  readonly caughtBy: 'journey' | 'gate'
  readonly sees: RegExp
  readonly apply: (dist: string) => void
}

/** Makes an edit and fails when it changes nothing, because such an edit proves nothing. */
const edit = (file: string, change: (text: string) => string) => (dist: string) => {
  const path = join(dist, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  assert.notEqual(after, before, `nothing to change in ${file}`)
  writeFileSync(path, after)
}

const remove = (file: string) => (dist: string) => rmSync(join(dist, file))

interface AppJson {
  readonly pages: string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: string[] }[]
}

const withoutPage = (page: string) => (text: string) => {
  const app = JSON.parse(text) as AppJson
  const subPackages = app.subPackages.map((one) => ({
    ...one,
    pages: one.pages.filter((path) => path !== page),
  }))
  return JSON.stringify({ ...app, subPackages })
}

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'nothing listens for taps',
    caughtBy: 'journey',
    sees: /count:0/,
    apply: edit('base.wxml', (wxml) => wxml.replaceAll(' bindtap="eh"', '')),
  },
  {
    name: 'a page is not in app.json',
    caughtBy: 'journey',
    sees: /page \\?"packages\/shop\/detail\/index\\?" is not found/,
    apply: edit('app.json', withoutPage('detail/index')),
  },
  {
    name: 'base.wxml is missing',
    caughtBy: 'journey',
    sees: /no .count/,
    apply: remove('base.wxml'),
  },
  {
    name: 'a page uses localStorage',
    caughtBy: 'journey',
    sees: /reading 'getItem'/,
    apply: edit('pages/home/index.js', (code) => `localStorage.getItem('a');${code}`),
  },
  {
    name: 'a template has another name',
    caughtBy: 'journey',
    sees: /no .count/,
    apply: edit('utils.wxs', (code) => code.replace("return 'tmpl_'", "return 'tmpel_'")),
  },
  {
    name: 'a chunk of a subpackage is missing',
    caughtBy: 'journey',
    sees: /sub-vendors\.js' is not defined/,
    apply: remove('packages/shop/sub-vendors.js'),
  },
  {
    name: 'the main package requires a chunk of a subpackage',
    caughtBy: 'journey',
    sees: /sub-vendors\.js' is in subpackage .* not loaded/,
    apply: edit(
      'pages/home/index.js',
      (code) => `require('../../packages/shop/sub-vendors.js');${code}`,
    ),
  },
  {
    name: 'a script is too young for iOS 12',
    caughtBy: 'journey',
    sees: /pages\/home\/index\.js cannot be read on iOS 12/,
    apply: edit('pages/home/index.js', (code) => `${code}\n;undefined?.young`),
  },
  {
    name: 'an end tag is missing',
    caughtBy: 'gate',
    sees: /wcc: .*expect end-tag `view`/,
    apply: edit('base.wxml', (wxml) => wxml.replace('</view>', '')),
  },
  {
    name: 'a style sheet is cut off',
    caughtBy: 'gate',
    sees: /wcsc: /,
    apply: edit('app.wxss', (css) => `${css}.a{color:red;.b{`),
  },
  {
    name: 'the wxml of a page is missing',
    caughtBy: 'gate',
    sees: /app.json: pages\/form\/index.wxml is missing/,
    apply: remove('pages/form/index.wxml'),
  },
]
