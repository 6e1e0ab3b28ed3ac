import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'

/**
 * Checks the layers of the gateway. A folder of `server` is a room, and a room is one floor above
 * the highest room that it imports. Imports of types count, too.
 */

const server = join(__dirname, '../../server')
const MOST_FLOORS = 8
const ROOF = 'the composition root'

/** Files directly in `server` are the composition root. */
const roomOf = (path: string): string => {
  const [room = '', ...rest] = relative(server, path).split('/')
  return rest.length === 0 ? ROOF : room
}

const files = readdirSync(server, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))

function drawn(): Map<string, Set<string>> {
  const house = new Map<string, Set<string>>()
  for (const file of files) {
    const room = roomOf(file)
    const below = house.get(room) ?? new Set()
    house.set(room, below)
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
    for (const { fileName } of importedFiles) {
      const path = join(dirname(file), fileName)
      if (!fileName.startsWith('.') || relative(server, path).startsWith('..')) continue
      if (roomOf(path) !== room) below.add(roomOf(path))
    }
  }
  return house
}

/** The floor of each room. If rooms import each other in a cycle, the answer is the cycle. */
function floorsOf(house: Map<string, Set<string>>): Map<string, number> | string[] {
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

test('no two folders of the gateway stand on each other, and it has few floors', () => {
  const floors = floorsOf(drawn())
  assert.ok(floors instanceof Map, `A cycle of folders: ${String(floors)}`)
  const height = Math.max(...floors.values())
  for (let floor = height; floor > 0; floor--) {
    const rooms = [...floors].filter(([, on]) => on === floor).map(([room]) => room)
    console.log(`floor ${floor}: ${rooms.sort().join(', ')}`)
  }
  console.log(`cycles between folders: 0, floors: ${height}`)
  assert.ok(height <= MOST_FLOORS, `${height} floors`)
})

test('a cycle is seen', () => {
  const house = new Map([
    ['pay', new Set(['renewal'])],
    ['renewal', new Set(['db', 'pay'])],
    ['db', new Set<string>()],
  ])
  assert.deepEqual(floorsOf(house), ['pay', 'renewal', 'pay'])
})
