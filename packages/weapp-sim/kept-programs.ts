import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Programs that any process compiled before. To read one takes a tenth of compiling it. */
const FOLDER = join(__dirname, '.cache/programs')
const KEPT = 6

/** The names count, because a program is a table of its files. */
const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file)).update('\n')
  return hash.digest('hex')
}

/** A reader gets a whole file or none. The oldest programs are deleted. */
const keep = (file: string, text: string): void => {
  try {
    write(file, text)
  } catch {
    // The folder belongs to another user, so the next start compiles again.
  }
}

const write = (file: string, text: string): void => {
  mkdirSync(FOLDER, { recursive: true })
  const own = join(FOLDER, `.${randomUUID()}`)
  writeFileSync(own, text)
  renameSync(own, file)
  const ages = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(FOLDER, name))
    .map((path) => [statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0, path] as const)
  for (const [, path] of ages.sort(([a], [b]) => b - a).slice(KEPT)) rmSync(path, { force: true })
}

const read = (file: string): string | undefined => {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  } catch {
    // Another process has just deleted it.
    return undefined
  }
}

/** Compiles a program, unless these very files were compiled before. */
export const keptProgram = <T extends object>(files: readonly string[], compile: () => T): T => {
  const file = join(FOLDER, `${hashOf(files)}.json`)
  const text = read(file)
  if (text !== undefined) return JSON.parse(text) as T
  const compiled = compile()
  keep(file, JSON.stringify(compiled))
  return compiled
}
