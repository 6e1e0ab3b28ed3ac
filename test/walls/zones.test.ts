import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, test } from 'node:test'
import { walls, type Wall } from '../../scripts/layers.mjs'
import { complaints, root } from './lint'

/**
 * Tries one forbidden import for every wall of scripts/layers.mjs, between two existing files. This
 * also finds a wall with a wrong path or a folder that has moved.
 */

const list = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value])

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()

const sources = [
  'src',
  'server',
  'console',
  'sandbox',
  'packages',
  'scripts',
  'bench',
  'config',
  'test',
].flatMap(filesBelow)

/** The files of one side of a wall, which is a folder or a pattern. */
const filesOf = (side: string): string[] => {
  const path = side.replace(/^\.\//, '')
  if (sources.includes(path)) return [path]
  if (!path.includes('*')) return sources.filter((file) => file.startsWith(`${path}/`))
  return sources.filter(matches(path))
}

/** Whether a file fits a pattern of `*`, `**` and `{a,b}`. */
const matches = (pattern: string): ((file: string) => boolean) => {
  const text = pattern
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:#/)?')
    .replaceAll('*', '[^/]*')
    .replaceAll('#', '.*')
    .replace(/\{(.*?)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  const wanted = new RegExp(`^${text}$`)
  return (file) => wanted.test(file)
}

interface Probe {
  into: string
  imported: string
  message: string
}

const probesOf = ({ target, from, except = [], message }: Wall): Probe[] =>
  list(target).flatMap((to) =>
    list(from).map((side) => {
      const isAllowed = side.includes('*')
        ? (file: string) => except.some((path) => matches(path)(file))
        : (file: string) => except.some((path) => `${file}/`.startsWith(`${join(side, path)}/`))
      const imported = filesOf(side).find((file) => !isAllowed(file))
      const into = filesOf(to).find((file) => file !== imported)
      assert.ok(into, `${to} has no file: ${message}`)
      assert.ok(imported, `${side} has no file: ${message}`)
      return { into, imported, message }
    }),
  )

/** Imports of one file are tried together, because linting a file is slow. */
const byFile = (probes: Probe[]): Map<string, Probe[]> =>
  probes.reduce(
    (files, probe) => files.set(probe.into, [...(files.get(probe.into) ?? []), probe]),
    new Map<string, Probe[]>(),
  )

/** The most important walls, written out, so that the test notices when the data lose one. */
const cornerstones: Wall[] = [
  {
    target: 'src/subjects/order',
    from: 'src/subjects/policy',
    message: 'a subject uses only some others',
  },
  { target: 'src/domain', from: 'src/contract', message: 'domain imports nothing' },
  { target: 'src/contract', from: 'src/api', message: 'the wire knows no sender' },
  { target: 'src/platform', from: 'src/stores', message: 'a port knows no state' },
  { target: 'src/ui', from: 'src/subjects', message: 'a primitive knows no subject' },
  { target: 'src/ui', from: 'src/api', message: 'a primitive calls nobody' },
  {
    target: 'src/pages',
    from: 'src/subjects/order/*.tsx',
    message: 'a subject is reached by its face',
  },
  { target: 'src/pages', from: 'src/api', message: 'a page calls nobody' },
  { target: 'src/subjects', from: 'src/pages', message: 'a subject knows no page' },
  { target: 'src/api', from: 'server', message: 'the client knows no gateway' },
  { target: 'server/pay', from: 'src/copy/shell', message: 'the gateway shows nothing' },
  { target: 'server/pay', from: 'server/http', message: 'a subject knows no route' },
  { target: 'src/api', from: 'sandbox', message: 'nor the played outside world' },
  { target: 'server/pay', from: 'sandbox', message: 'a subject knows no sandbox' },
  { target: 'server/gateways', from: 'sandbox', message: 'nor does a real client' },
  { target: 'sandbox', from: 'server/pay', message: 'the sandbox stands outside' },
  { target: 'sandbox', from: 'server/gateways', message: 'and writes its own half of each talk' },
  { target: 'sandbox', from: 'src/copy', message: 'and knows no page' },
  { target: 'sandbox/world', from: 'sandbox/services', message: 'its world knows no service' },
  { target: 'sandbox/services', from: 'sandbox/control', message: 'nor a service its controls' },
  { target: 'sandbox/control', from: 'sandbox/workbench', message: 'nor a control the workbench' },
  {
    target: 'sandbox',
    from: 'packages/wechat-sandbox/pay',
    message: 'a package is reached by its face',
  },
  { target: 'packages', from: 'src/domain', message: 'a package knows no product' },
  { target: 'packages', from: 'server/gateways', message: 'nor what uses it' },
  { target: 'packages', from: 'test/support', message: 'nor what tests the product' },
  { target: 'server/http', from: 'server/records/*/repo.ts', message: 'a route asks no repo' },
  {
    target: 'server/records/*/repo.ts',
    from: 'server/gateways',
    message: 'a repo asks nobody outside',
  },
  { target: 'server/db', from: 'server/pay', message: 'the database knows no subject' },
  { target: 'server/db', from: 'server/context', message: 'nor what a use-case works with' },
  { target: 'server/records', from: 'server/pay', message: 'a record knows no use-case' },
  {
    target: 'server/records/transition',
    from: 'server/records/pay',
    message: 'what moves a status knows no record',
  },
  {
    target: 'server/records/proposal',
    from: 'server/records/pay',
    message: 'a record stands on lower records alone',
  },
  { target: 'server/pay', from: 'server/renewal', message: 'what is paid is followed, not told' },
  { target: 'server/pay', from: 'server/jobs', message: 'a subject knows no job' },
  { target: 'server/http', from: 'server/jobs', message: 'a route knows no job' },
  { target: 'server/http', from: 'server/growth', message: 'nor what only a large gateway loads' },
  { target: 'server/growth', from: 'server/pay', message: 'which knows no subject' },
  { target: 'console', from: 'src/contract', message: 'the console knows no storefront' },
  { target: 'console', from: 'server/records', message: 'nor the gateway, but its contract' },
  { target: 'server/console/calls', from: 'server/db', message: 'which browsers load, too' },
  { target: 'src', from: 'test', message: 'nothing imports test' },
  { target: 'server', from: 'test', message: 'nothing imports test' },
  { target: 'sandbox', from: 'test', message: 'nothing imports test' },
]

describe('the cornerstones', () => {
  for (const { into, imported, message } of cornerstones.flatMap(probesOf))
    test(message, async () => {
      const code = `import '${specifier(into, imported)}'\n`
      assert.equal((await complaints(into, code, 'import-x/no-restricted-paths')).length > 0, true)
    })
})

describe('no wall can be climbed', () => {
  for (const [into, probes] of byFile(walls.flatMap(probesOf)))
    test(`out of ${into}`, async () => {
      const code = probes.map(({ imported }) => `import '${specifier(into, imported)}'\n`).join('')
      const heard = await complaints(into, code, 'import-x/no-restricted-paths')
      const silent = probes.filter(
        ({ message }, index) =>
          !heard.some((found) => found.line === index + 1 && found.message.endsWith(message)),
      )
      assert.deepEqual(silent, [])
    })

  test('and a module with one file a target is seen too', async () => {
    const heard = await complaints(
      'src/contract/call.ts',
      `import '@/platform/device'\n`,
      'import-x/no-restricted-paths',
    )
    assert.equal(heard.length, 1)
  })

  test('and an allowed import is let through', async () => {
    const heard = await complaints(
      'src/api/client.ts',
      `import '../contract/call'\n`,
      'import-x/no-restricted-paths',
    )
    assert.deepEqual(heard, [])
  })
})

function specifier(into: string, imported: string): string {
  const path = relative(dirname(into), imported)
  return path.startsWith('.') ? path : `./${path}`
}
