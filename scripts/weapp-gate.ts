import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TmplGroup } from 'glass-easel-template-compiler'
import wcc from 'miniprogram-compiler/src/wcc'
import wcsc from 'miniprogram-compiler/src/wcsc'
import { kitProblems } from './release-kit'

const GENERATED_BYTES = 64 * 1024 * 1024

const filesOf = (dist: string, suffix: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .sort()

const withoutSuffix = (file: string) => file.replace(/\.\w+$/, '')

/** Puts the message of an error on one line. */
const lineOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim()

const wxmlProblems = (dist: string): string[] => {
  const templates = filesOf(dist, '.wxml').map(withoutSuffix)
  try {
    wcc(dist, templates, filesOf(dist, '.wxs'), { maxBuffer: GENERATED_BYTES })
    return []
  } catch (error) {
    return [`wcc: ${lineOf(error)}`]
  }
}

const wxssProblems = (dist: string): string[] => {
  const answer = wcsc(dist, filesOf(dist, '.wxss').map(withoutSuffix), {
    maxBuffer: GENERATED_BYTES,
  })
  return answer instanceof Error ? [`wcsc: ${lineOf(answer)}`] : []
}

interface TemplateWarning {
  readonly path: string
  readonly startLine: number
  readonly message: string
}

const templateWarnings = (dist: string): string[] => {
  const group = new TmplGroup()
  const warnings = filesOf(dist, '.wxml').flatMap((file) => {
    const source = readFileSync(join(dist, file), 'utf8')
    return (group.addTmpl(withoutSuffix(file), source) ?? []) as TemplateWarning[]
  })
  group.free()
  return warnings.map((w) => `glass-easel: ${w.path}.wxml:${w.startLine} ${w.message}`)
}

interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
}

const missingFiles = (dist: string): string[] => {
  const app = JSON.parse(readFileSync(join(dist, 'app.json'), 'utf8')) as AppConfig
  const inPackages = (app.subPackages ?? []).flatMap(({ root, pages }) =>
    pages.map((page) => join(root, page)),
  )
  return [...app.pages, ...inPackages]
    .flatMap((page) => [`${page}.js`, `${page}.json`, `${page}.wxml`])
    .filter((file) => !existsSync(join(dist, file)))
    .map((file) => `app.json: ${file} is missing`)
}

/**
 * Problems that WeChat's own compilers find in a compiled mini-program. The simulator accepts more
 * than they do: with a missing end tag a page still renders there, but its upload fails.
 */
export const weappProblems = (dist: string): string[] => [
  ...missingFiles(dist),
  ...wxmlProblems(dist),
  ...wxssProblems(dist),
  ...templateWarnings(dist),
]

const main = (dist: string) => {
  if (!existsSync(join(dist, 'app.json'))) {
    console.error(`No mini-program in ${dist}: run npm run build:weapp first.`)
    process.exit(1)
  }
  const manual = readFileSync(new URL('../docs/release-weapp.md', import.meta.url), 'utf8')
  const problems = [...weappProblems(dist), ...kitProblems({ dist, manual, env: process.env })]
  problems.forEach((problem) => console.error(problem))
  console.log(
    problems.length
      ? `${problems.length} problems`
      : 'wcc, wcsc, glass-easel and the release kit: clean',
  )
  process.exitCode = problems.length ? 1 : 0
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(resolve(process.argv[2] ?? 'dist/weapp'))
}
