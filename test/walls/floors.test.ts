import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { drawn, floorsOf } from './house'

/**
 * Checks the layers of the gateway and of the client. A folder of `server` is a room, and a room is one
 * floor above the highest room that it imports. Imports of types count, too.
 */

const server = join(__dirname, '../../server')
const client = join(__dirname, '../../src')
const MOST_FLOORS = 8
/** The same with a room for each folder of the records, and without the composition root. */
const MOST_WITH_RECORDS = 10
const MOST_OF_CLIENT = 8
const ROOF = 'the composition root'

/** Files directly in `server` are the composition root. */
const roomOf = (path: string): string => {
  const [room = '', ...rest] = path.split('/')
  return rest.length === 0 ? ROOF : room
}

test('no two folders of the gateway stand on each other, and it has few floors', () => {
  const floors = floorsOf(drawn(server, roomOf))
  assert.ok(floors instanceof Map, `A cycle of folders: ${String(floors)}`)
  const height = Math.max(...floors.values())
  for (let floor = height; floor > 0; floor--) {
    const rooms = [...floors].filter(([, on]) => on === floor).map(([room]) => room)
    console.log(`floor ${floor}: ${rooms.sort().join(', ')}`)
  }
  console.log(`cycles between folders: 0, floors: ${height}`)
  assert.ok(height <= MOST_FLOORS, `${height} floors`)
})

/** As `npm run house` counts: records are a room for each subject. */
const deepRoomOf = (path: string): string => {
  const [room = '', subject = '', ...rest] = path.split('/')
  return room === 'records' && rest.length > 0 ? `${room}/${subject}` : roomOf(path)
}

test('a record is one floor above the records that it reads', () => {
  const floors = floorsOf(drawn(server, deepRoomOf))
  assert.ok(floors instanceof Map, `A cycle of folders: ${String(floors)}`)
  floors.delete(ROOF)
  const height = Math.max(...floors.values())
  assert.ok(height <= MOST_WITH_RECORDS, `${height} floors`)
})

/** Each subject is a room of its own. */
const clientRoomOf = (path: string): string => {
  const [room = '', subject = '', ...rest] = path.split('/')
  return room === 'subjects' && rest.length > 0 ? `${room}/${subject}` : roomOf(path)
}

test('a page of the client is few floors above the rules', () => {
  const floors = floorsOf(drawn(client, clientRoomOf))
  assert.ok(floors instanceof Map, `A cycle of folders: ${String(floors)}`)
  floors.delete(ROOF)
  const height = Math.max(...floors.values())
  assert.ok(height <= MOST_OF_CLIENT, `${height} floors`)
})

test('a cycle is seen', () => {
  const house = new Map([
    ['pay', new Set(['renewal'])],
    ['renewal', new Set(['db', 'pay'])],
    ['db', new Set<string>()],
  ])
  assert.deepEqual(floorsOf(house), ['pay', 'renewal', 'pay'])
})
