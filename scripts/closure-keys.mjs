import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './install.mjs'

/**
 * Keys of files for checks that read a file together with what it imports. Two files with the same
 * key have the same path and text, and so has everything that they reach by imports.
 */

/** The endings that an import leaves out, of both targets, because a check may read either. */
const endings = [
  ...['', '.ts', '.tsx', '.d.ts', '.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx'],
  ...['.mjs', '.cjs', '.js', '/index.ts', '/index.tsx'],
]

/** Every quoted path counts as an import. A path that is none only makes a key too strict. */
const QUOTED = /(['"`])((?:\.{1,2}|@(?:huimin)?)(?:\/[^'"`\n]*)?)\1/g

const digest = (parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

const targetOf = (path, name) => {
  if (name.startsWith('@huimin')) return name.replace('@huimin', 'packages')
  return name.startsWith('@')
    ? posix.join('src', name.slice(1))
    : posix.join(posix.dirname(path), name)
}

const importsOf = (path, texts) => {
  if (!/\.(tsx?|[cm]?js)$/.test(path)) return []
  const found = new Set()
  for (const [, , name] of texts.get(path).matchAll(QUOTED)) {
    const target = targetOf(path, name)
    // Types of a module may lie beside it: `x.d.mts` of `x.mjs`.
    const declared = target.replace(/\.([cm])js$/, '.d.$1ts')
    for (const full of [...endings.map((ending) => target + ending), declared])
      if (full !== path && texts.has(full)) found.add(full)
  }
  return [...found]
}

/** The files that import each file, among `texts`, which holds texts by paths. */
export const importersOf = (texts) => {
  const importers = new Map([...texts.keys()].map((file) => [file, []]))
  for (const file of texts.keys())
    for (const imported of importsOf(file, texts)) importers.get(imported).push(file)
  return importers
}

/**
 * The key of each file. `texts` holds the text of each file by its path. Files that import each
 * other in a circle are one part of the graph (Tarjan), so that each key is computed once.
 */
export const closureKeys = (texts) => {
  const keys = new Map()
  const places = new Map()
  const lowest = new Map()
  const path = []
  const visit = (file) => {
    places.set(file, places.size)
    lowest.set(file, places.get(file))
    path.push(file)
    const imports = importsOf(file, texts)
    for (const imported of imports) {
      if (!places.has(imported)) visit(imported)
      if (!keys.has(imported))
        lowest.set(file, Math.min(lowest.get(file), lowest.get(imported) ?? Infinity))
    }
    if (lowest.get(file) !== places.get(file)) return
    const circle = path.splice(path.indexOf(file)).sort()
    const reached = circle.flatMap((one) => importsOf(one, texts)).map((one) => keys.get(one) ?? '')
    const key = digest([
      ...circle.flatMap((one) => [one, texts.get(one)]),
      ...[...new Set(reached)].sort(),
    ])
    for (const one of circle) keys.set(one, circle.length > 1 ? digest([key, one]) : key)
  }
  for (const file of texts.keys()) if (!places.has(file)) visit(file)
  return keys
}

/** All files of the repository, also those that are not yet committed. */
export const repositoryFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))

export const readTexts = (files) =>
  new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

export const keyOf = digest
