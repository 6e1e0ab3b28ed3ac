import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import budgets from '../config/budgets.json'

/**
 * `npx tsx scripts/size.ts` measures the builds and fails when one is over its budget (config/budgets.json,
 * in bytes). The budgets are round figures with a few per cent of slack. A change that needs more
 * raises the figure in the same commit.
 */

const root = join(__dirname, '..')
const h5 = join(root, 'dist/h5')
const weapp = join(root, 'dist/weapp')

const html = readFileSync(join(h5, 'index.html'), 'utf8')

const scriptsIn = (pattern: RegExp): string[] => {
  const scripts = [...html.matchAll(pattern)]
  return [...new Set(scripts.map(([, file = '']) => file))]
}

/** The scripts that index.html loads at once: the framework and the preloaded landing page. */
const firstLoadScripts = (): string[] => scriptsIn(/(?:src|href)="\/(js\/[^"]+\.js)"/g)

/** The own files of each page, by its module. */
const pageFiles = JSON.parse(readFileSync(join(h5, 'page-files.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

const gzipped = (file: string): number =>
  gzipSync(readFileSync(join(h5, file)), { level: 9 }).byteLength

/** The largest script that a page adds to the first load. Testers' pages may have any size. */
const largestPageChunk = (): number => {
  const pages = Object.entries(pageFiles).filter(([module]) => !module.startsWith('pages/gallery/'))
  const files = pages.flatMap(([, own]) => own).filter((file) => file.endsWith('.js'))
  return Math.max(...files.map(gzipped))
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

interface AppJson {
  subPackages?: { root: string; independent?: boolean }[]
}

/** WeChat's tools do not upload licences, source maps and project settings. */
const isUploaded = (path: string): boolean =>
  !/\.(LICENSE\.txt|map)$|project\.config\.json$/.test(path)

/** A release does not contain the testers' pages (routes/manifest, frameworkManifest). */
const isReleased = (path: string): boolean => !relative(weapp, path).startsWith('pages/gallery/')

const weighWeapp = () => {
  const { subPackages = [] } = JSON.parse(readFileSync(join(weapp, 'app.json'), 'utf8')) as AppJson
  const isSub = (path: string) =>
    subPackages.some(({ root: sub }) => relative(weapp, path).startsWith(`${sub}/`))
  const sum = (paths: string[]) => paths.reduce((total, path) => total + statSync(path).size, 0)
  const files = filesBelow(weapp).filter(isUploaded).filter(isReleased)
  const main = files.filter((path) => !isSub(path))
  for (const path of main.filter((name) => name.endsWith('.js'))) mustNotHold(path, 'NutUI')
  // An independent subpackage starts without the main package, so its own files are all that it loads.
  const light = subPackages
    .filter(({ independent }) => independent)
    .map(({ root: sub }) => ({ sub, bytes: sum(filesBelow(join(weapp, sub))) }))
  for (const { sub, bytes } of light) console.log(`  ${String(bytes).padStart(8)}  ${sub}`)
  return {
    main: sum(main),
    light: Math.max(...light.map(({ bytes }) => bytes)),
    total: sum(files),
  }
}

/** Libraries that are loaded only on demand, each with text that every script with it contains. */
const onDemand = { NutUI: /["'`]nut-[a-z]/, dayjs: /\$isDayjsObject/ }

const mustNotHold = (path: string, name: keyof typeof onDemand): void => {
  if (!onDemand[name].test(readFileSync(path, 'utf8'))) return
  console.log(`${relative(root, path)} holds ${name}, which is loaded on demand only`)
  process.exitCode = 1
}

const consoleAssets = join(root, 'dist/console/assets')

/** A file of the console with all that it imports at once. */
const withImports = (file: string, met = new Set<string>()): Set<string> => {
  if (met.has(file)) return met
  met.add(file)
  const text = readFileSync(join(consoleAssets, file), 'utf8')
  const imported = [...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)]
  for (const [, name = ''] of imported) withImports(name, met)
  return met
}

/** What the browser loads until somebody can sign in to the console. */
const consoleFirstLoad = (): number => {
  const names = readdirSync(consoleAssets)
  const first = names.filter((name) => /^(main|sign-in)-.*\.js$/.test(name))
  const scripts = first.reduce((met, file) => withImports(file, met), new Set<string>())
  const styles = names.filter((name) => name.endsWith('.css'))
  return [...scripts, ...styles].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(consoleAssets, file)), { level: 9 }).byteLength,
    0,
  )
}

const scripts = firstLoadScripts().map((file) => ({ file, bytes: gzipped(file) }))
for (const { file } of scripts) {
  mustNotHold(join(h5, file), 'NutUI')
  mustNotHold(join(h5, file), 'dayjs')
}
for (const { file, bytes } of scripts) console.log(`  ${String(bytes).padStart(8)}  ${file}`)

const { main, light, total } = weighWeapp()
const measured: Record<keyof typeof budgets, number> = {
  h5FirstLoadJsGzip: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  h5PageChunkGzip: largestPageChunk(),
  consoleFirstLoadGzip: consoleFirstLoad(),
  weappMainPackage: main,
  weappLightPackage: light,
  weappTotal: total,
}

const judge = (name: string, bytes: number, budget: number): void => {
  const verdict = bytes <= budget ? 'ok' : `over by ${bytes - budget}`
  console.log(`${name.padEnd(32)} ${String(bytes).padStart(8)} of ${budget} bytes: ${verdict}`)
  if (bytes > budget) process.exitCode = 1
}

for (const name of Object.keys(budgets) as (keyof typeof budgets)[])
  judge(name, measured[name], budgets[name])
