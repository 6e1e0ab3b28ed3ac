import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { collection } from '../../../sandbox/world/collection'
import { openFileStore } from '../../../sandbox/world/file-store'
import { createMemoryStore } from '../../../sandbox/world/store'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const file = () => join(folder, 'deep', 'store.json')

describe.each([
  ['memory', async () => createMemoryStore()],
  ['file', () => openFileStore(file())],
])('the %s store', (_, open) => {
  it('gives back what was put, in the order of the first put', async () => {
    const store = await open()
    await Promise.all(['b', 'a', 'c'].map((id) => store.put('order', id, { id })))
    await store.put('order', 'a', { id: 'a', again: true })
    await store.put('refund', 'b', 1)
    expect(await store.get('order', 'a')).toEqual({ id: 'a', again: true })
    expect(await store.get('order', 'z')).toBeUndefined()
    expect(await store.list('order')).toEqual([{ id: 'b' }, { id: 'a', again: true }, { id: 'c' }])
    await store.clear()
    expect(await store.list('order')).toEqual([])
    expect(await store.list('refund')).toEqual([])
  })
})

describe('the file store', () => {
  it('remembers after it is opened again', async () => {
    const store = await openFileStore(file())
    await store.put('order', 'a', { amountFen: 1 })
    expect(await (await openFileStore(file())).get('order', 'a')).toEqual({ amountFen: 1 })
  })

  it.each(['', '{', '{"a":1}', '[["order",[["a"]]]]', '[1]'])(
    'starts empty from the unreadable file %j and mends it',
    async (text) => {
      await openFileStore(file())
      writeFileSync(file(), text)
      const store = await openFileStore(file())
      expect(await store.list('order')).toEqual([])
      await store.put('order', 'a', 1)
      const mended = await openFileStore(file())
      expect(await mended.list('order')).toEqual([1])
      expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual([['order', [['a', 1]]]])
    },
  )

  it('loses no more than the put during which the process was killed', async () => {
    const store = await openFileStore(file())
    for (const id of ['a', 'b', 'a']) await store.put('order', id, { id })
    const before = readFileSync(file(), 'utf8')
    await store.put('order', 'c', { id: 'c' })
    const after = readFileSync(file(), 'utf8')
    for (let end = before.length; end < after.length - 1; end += 1) {
      writeFileSync(file(), after.slice(0, end))
      const opened = await openFileStore(file())
      expect(await opened.list('order')).toEqual([{ id: 'a' }, { id: 'b' }])
      await opened.put('order', 'd', 1)
      expect(await (await openFileStore(file())).get('order', 'd')).toBe(1)
    }
  })

  it('writes no more for a put than what is put', async () => {
    const store = await openFileStore(file())
    await store.put('order', 'a', 'x'.repeat(10_000))
    const before = readFileSync(file(), 'utf8').length
    await store.put('order', 'b', 1)
    expect(readFileSync(file(), 'utf8').length - before).toBe('["order","b",1]\n'.length)
  })
})

describe('a collection', () => {
  it('lets no two changes overlap', async () => {
    const counters = collection(createMemoryStore(), 'counter', v.number())
    const add = () =>
      counters.change('n', async (known = 0) => {
        await Promise.resolve()
        return { put: known + 1, result: known }
      })
    const seen = await Promise.all(Array.from({ length: 50 }, add))
    expect(new Set(seen).size).toBe(50)
    expect(await counters.get('n')).toBe(50)
  })

  it('goes on after a change that threw, and skips records of another shape', async () => {
    const store = createMemoryStore()
    const counters = collection(store, 'counter', v.number())
    await store.put('counter', 'old', 'text')
    await expect(
      counters.change('n', () => {
        throw new Error('bug')
      }),
    ).rejects.toThrow('bug')
    expect(await counters.change('n', (known) => ({ put: 1, result: known }))).toBeUndefined()
    expect(await counters.list()).toEqual([1])
  })
})
