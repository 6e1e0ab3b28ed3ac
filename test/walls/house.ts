import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** Rooms and floors of a folder: a room is one floor above the highest room that it imports. */

const filesIn = (home: string): string[] =>
  readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** The file that an import names, which may leave out the ending, or `index`. */
const fileOf = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  )

/** The rooms that each room imports. Imports of types count, too. */
export function drawn(home: string, roomOf: (file: string) => string): Map<string, Set<string>> {
  const house = new Map<string, Set<string>>()
  for (const file of filesIn(home)) {
    const room = roomOf(relative(home, file))
    const below = house.get(room) ?? new Set()
    house.set(room, below)
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
    for (const { fileName } of importedFiles) {
      const path = fileName.startsWith('.') ? fileOf(join(dirname(file), fileName)) : undefined
      if (path === undefined || relative(home, path).startsWith('..')) continue
      const other = roomOf(relative(home, path))
      if (other !== room) below.add(other)
    }
  }
  return house
}

/** The floor of each room. If rooms import each other in a cycle, the answer is the cycle. */
export function floorsOf(house: Map<string, Set<string>>): Map<string, number> | string[] {
  const floors = new Map<string, number>()
  const place = (room: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room]
    if (floors.has(room)) return undefined
    const below = [...(house.get(room) ?? [])]
    for (const next of below) {
      const cycle = place(next, [...way, room])
      if (cycle) return cycle
    }
    floors.set(room, 1 + Math.max(0, ...below.map((next) => floors.get(next) ?? 0)))
    return undefined
  }
  for (const room of house.keys()) {
    const cycle = place(room, [])
    if (cycle) return cycle
  }
  return floors
}
