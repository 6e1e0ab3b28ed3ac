import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, test } from 'node:test'

/** What a document or a comment names exists: files, links, headings and decisions. */

const root = join(__dirname, '../..')
const SKIPPED = /(?:^|\/)(?:node_modules|dist|\.\w[^/]*|coverage|shots)(?:\/|$)/
const SOURCES = [
  'src',
  'server',
  'console',
  'sandbox',
  'packages',
  'scripts',
  'config',
  'test',
  'bench',
]

const filesIn = (folder: string, ending: RegExp): string[] =>
  !existsSync(join(root, folder))
    ? []
    : readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name)
        if (SKIPPED.test(path)) return []
        if (entry.isDirectory()) return filesIn(path, ending)
        return ending.test(path) ? [path] : []
      })

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const exists = (path: string): boolean => existsSync(join(root, path))

/** Files that a document tells its reader to write. */
const TO_WRITE = ['test/e2e-weapp/apply/hello.test.ts', 'test/e2e-h5/pay/hello.test.ts']

/** The changes of earlier versions name what was there then. */
const documents = filesIn('', /\.md$/).filter((path) => path !== 'CHANGELOG.md')
const withoutExamples = (text: string): string => text.replace(/^```[^]*?^```/gm, '')

/** The name by which GitHub links to a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsOf = (text: string): string[] =>
  [...withoutExamples(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchor(heading))

/** Links to files and headings of this repository that lead nowhere. */
function deadLinks(path: string, text: string): string[] {
  const links = [...withoutExamples(text).matchAll(/(?:\]\(|(?:src|href)=")([^)"\s]+)/g)]
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    .filter((link) => {
      const [file = '', heading] = link.split('#')
      const target = file === '' ? path : relative(root, join(root, dirname(path), file))
      if (target !== path && !exists(target)) return true
      if (heading === undefined || !target.endsWith('.md')) return false
      return !anchorsOf(target === path ? text : read(target)).includes(decodeURI(heading))
    })
}

/**
 * Files in backticks that do not exist: `server/app.ts`, from the root or from the document's own
 * folder, with or without the ending. A place to be filled in (`<city>`, `*`, `...`) is no path.
 */
function missingFiles(path: string, text: string): string[] {
  const folders = [...SOURCES, 'docs', 'types', 'weapp-sim', 'console']
  const named = [...withoutExamples(text).matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+)\/?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => folders.includes(name.split('/')[0] ?? '') && !name.includes('...'))
    .filter((name) => !TO_WRITE.includes(name))
  const own = dirname(path)
  return named.filter(
    (name) =>
      ![name, join(own, name)].some((from) =>
        ['', '.ts', '.tsx', '.test.ts', '.test.tsx', '.h5.ts', '.types.ts'].some((ending) =>
          exists(from + ending),
        ),
      ),
  )
}

const tests = new Set(filesIn('test', /\.test\.tsx?$/).map((path) => basename(path)))

/** Tests that are named without their folder, and that do not exist. */
const missingTests = (text: string): string[] =>
  [...text.matchAll(/`([\w-]+\.test\.tsx?)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !tests.has(name))

/** Folders of a tree without a language, as in the README, that do not exist. */
const missingInTree = (text: string): string[] =>
  [...text.matchAll(/^```\n([^]*?)^```/gm)]
    .flatMap(([, tree = '']) => [...tree.matchAll(/^([a-z][\w/-]*) {2,}\S/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !exists(name))

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Commands that package.json does not have. A package has commands of its own. */
const missingCommands = (text: string): string[] =>
  [...text.matchAll(/npm run (?:-s )?([a-z][\w:.-]*\w)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name))

const decisions = readdirSync(join(root, 'docs/adr')).filter((name) => /^\d{4}-/.test(name))
const numbers = decisions.map((name) => Number(name.slice(0, 4)))

/** Decisions that a text names, by their number or their file, and that are not kept. */
const lostDecisions = (text: string): string[] =>
  [...text.matchAll(/\bADRs? (\d+)(?: (?:and|to) (\d+))?|\badr\/(\d{4})/g)].flatMap(
    ([all, ...found]) =>
      found.some((number) => number !== undefined && !numbers.includes(Number(number)))
        ? [all]
        : [],
  )

describe('documents', () => {
  for (const path of documents) {
    test(`${path} links to what exists`, () => {
      assert.deepEqual(deadLinks(path, read(path)), [])
    })
    test(`${path} names files that exist`, () => {
      assert.deepEqual(
        [
          ...missingFiles(path, read(path)),
          ...missingTests(read(path)),
          ...(path.includes('/') ? [] : missingInTree(read(path))),
        ],
        [],
      )
    })
  }

  for (const path of documents.filter((each) => !each.startsWith('packages/')))
    test(`${path} names commands that exist`, () => {
      assert.deepEqual(missingCommands(read(path)), [])
    })

  test('a dead link, a missing file and a missing command are found', () => {
    const text = '# One\n[a](no.md) [b](README.md) [c](#one) [d](#two) ![e](docs/no.png)'
    assert.deepEqual(deadLinks('x.md', text), ['no.md', '#two', 'docs/no.png'])
    assert.deepEqual(
      missingFiles('x.md', '`server/app.ts` `server/none.ts` `test/walls/documents`'),
      ['server/none.ts'],
    )
    assert.deepEqual(missingTests('`none.test.ts` `documents.test.ts`'), ['none.test.ts'])
    const tree = '```\nsrc/none  here\nsrc  there\n     and on\n```\n'
    assert.deepEqual(missingInTree(tree), ['src/none'])
    assert.deepEqual(missingCommands('`npm run -s rules -- --list`, npm run no:such.'), ['no:such'])
  })
})

describe('decisions', () => {
  const index = read('docs/adr/README.md')

  test('each one has its line in the index, with its title', () => {
    const lines = decisions.map((name) => {
      const title = read(`docs/adr/${name}`)
        .split('\n')[0]
        ?.replace(/^# \d+\. /, '')
      return `- ${Number(name.slice(0, 4))}: [${title}](${name})`
    })
    assert.deepEqual(
      lines.filter((line) => !index.includes(line)),
      [],
    )
    assert.equal(index.match(/^- \d+:/gm)?.length, decisions.length)
  })

  test('they are few enough to be read', () => {
    assert.ok(decisions.length <= 45, `${decisions.length} records`)
  })

  test('each one that is named is kept', () => {
    const files = [
      ...filesIn('', /\.md$/).filter((path) => !SOURCES.includes(path.split('/')[0] ?? '')),
      ...SOURCES.flatMap((folder) => filesIn(folder, /\.(?:[cm]?tsx?|[cm]?js|css|md)$/)),
    ]
    const lost = files.flatMap((path) => lostDecisions(read(path)).map((one) => `${path}: ${one}`))
    assert.deepEqual(lost, [])
  })

  test('one that is not kept is found', () => {
    const [gone, kept] = [9999, numbers[0]]
    const text = `ADR ${gone}, ADR ${kept}, ADRs ${kept} and ${gone}, adr/${gone}`
    assert.equal(lostDecisions(text).length, 3)
  })
})
