import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import budgets from '../config/budgets.json'
import { indexFor } from '../config/page-table/write'

/**
 * `npm run size`: weighs both builds and fails when one is over its budget (config/budgets.json,
 * bytes). Budgets only go down, except in a commit that says what the weight buys.
 */

const root = join(__dirname, '..')
const h5 = join(root, 'dist/h5')
const weapp = join(root, 'dist/weapp')

const html = readFileSync(join(h5, 'index.html'), 'utf8')

const scriptsIn = (pattern: RegExp): string[] => {
  const scripts = [...html.matchAll(pattern)]
  return [...new Set(scripts.map(([, file = '']) => file))]
}

/** What index.html loads at once: the framework's scripts and the preloaded landing page. */
const firstLoadScripts = (): string[] => scriptsIn(/(?:src|href)="\/(js\/[^"]+\.js)"/g)

/** Files of each page's own, by its module; the gateway's answer names them beside the rest. */
const pageFiles = JSON.parse(readFileSync(join(h5, 'page-files.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

/** What the answer to an address from outside loads at once. */
const doorBytes = (module: string): number => {
  const own = pageFiles[module]?.filter((file) => file.endsWith('.js'))
  if (!own) throw new Error(`${module} is no page of the web build`)
  const all = new Set([...scriptsIn(/src="\/(js\/[^"]+\.js)"/g), ...own])
  return [...all].reduce((sum, file) => sum + gzipped(file), 0)
}

const gzipped = (file: string): number =>
  gzipSync(readFileSync(join(h5, file)), { level: 9 }).byteLength

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

interface AppJson {
  subPackages?: { root: string }[]
}

/** Licences, maps and project settings stay at home when WeChat's tools upload the rest. */
const isUploaded = (path: string): boolean =>
  !/\.(LICENSE\.txt|map)$|project\.config\.json$/.test(path)

/** The pages for testers are left out of a release (routes/manifest, frameworkManifest). */
const isReleased = (path: string): boolean => !relative(weapp, path).startsWith('pages/gallery/')

const weighWeapp = () => {
  const { subPackages = [] } = JSON.parse(readFileSync(join(weapp, 'app.json'), 'utf8')) as AppJson
  const isSub = (path: string) =>
    subPackages.some(({ root: sub }) => relative(weapp, path).startsWith(`${sub}/`))
  const sum = (paths: string[]) => paths.reduce((total, path) => total + statSync(path).size, 0)
  const files = filesBelow(weapp).filter(isUploaded).filter(isReleased)
  const main = files.filter((path) => !isSub(path))
  for (const path of main.filter((name) => name.endsWith('.js'))) mustNotHold(path, 'NutUI')
  return { main: sum(main), total: sum(files) }
}

/** What is loaded on demand only, by a trace it leaves in every script that holds it. */
const onDemand = { NutUI: /["'`]nut-[a-z]/, dayjs: /\$isDayjsObject/ }

const mustNotHold = (path: string, name: keyof typeof onDemand): void => {
  if (!onDemand[name].test(readFileSync(path, 'utf8'))) return
  console.log(`${relative(root, path)} holds ${name}, which is loaded on demand only`)
  process.exitCode = 1
}

const scripts = firstLoadScripts().map((file) => ({ file, bytes: gzipped(file) }))
for (const { file } of scripts) {
  mustNotHold(join(h5, file), 'NutUI')
  mustNotHold(join(h5, file), 'dayjs')
}
for (const { file, bytes } of scripts) console.log(`  ${String(bytes).padStart(8)}  ${file}`)

/** What naming every page costs the first load (src/routes/page-index). */
const weighIndex = (): number => {
  const index = indexFor('h5')
  const texts = scripts.map(({ file }) => readFileSync(join(h5, file), 'utf8'))
  const holder = texts.find((text) => text.includes(index))
  if (holder === undefined) throw new Error('The index of pages is in no script of the first load')
  const weigh = (text: string): number => gzipSync(text, { level: 9 }).byteLength
  return weigh(holder) - weigh(holder.replace(index, ''))
}
const { main, total } = weighWeapp()
const { h5DoorsJsGzip, ...totals } = budgets
const measured: Record<keyof typeof totals, number> = {
  h5FirstLoadJsGzip: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  h5RouteTableGzip: weighIndex(),
  weappMainPackage: main,
  weappTotal: total,
}

const judge = (name: string, bytes: number, budget: number): void => {
  const verdict = bytes <= budget ? 'ok' : `over by ${bytes - budget}`
  console.log(`${name.padEnd(32)} ${String(bytes).padStart(8)} of ${budget} bytes: ${verdict}`)
  if (bytes > budget) process.exitCode = 1
}

for (const name of Object.keys(totals) as (keyof typeof totals)[])
  judge(name, measured[name], totals[name])
for (const [module, budget] of Object.entries(h5DoorsJsGzip))
  judge(module, doorBytes(module), budget)
