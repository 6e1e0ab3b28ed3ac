import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import * as v from 'valibot'
import { collection } from '../world/collection'
import { openFileStore } from '../world/file-store'
import { createMemoryStore } from '../world/store'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const file = () => join(folder, 'deep', 'store.json')

const stores = [
  ['memory', async () => createMemoryStore()],
  ['file', () => openFileStore(file())],
] as const
for (const [name, open] of stores)
  test(`the ${name} store gives back what was put, in the order of the first put`, async () => {
    const store = await open()
    await Promise.all(['b', 'a', 'c'].map((id) => store.put('order', id, { id })))
    await store.put('order', 'a', { id: 'a', again: true })
    await store.put('refund', 'b', 1)
    assert.deepEqual(await store.get('order', 'a'), { id: 'a', again: true })
    assert.equal(await store.get('order', 'z'), undefined)
    assert.deepEqual(await store.list('order'), [
      { id: 'b' },
      { id: 'a', again: true },
      { id: 'c' },
    ])
    await store.clear()
    assert.deepEqual(await store.list('order'), [])
    assert.deepEqual(await store.list('refund'), [])
  })

describe('the file store', () => {
  test('remembers after it is opened again', async () => {
    const store = await openFileStore(file())
    await store.put('order', 'a', { amountFen: 1 })
    assert.deepEqual(await (await openFileStore(file())).get('order', 'a'), { amountFen: 1 })
  })

  for (const text of ['', '{', '{"a":1}', '[["order",[["a"]]]]', '[1]'])
    test(`starts empty from the unreadable file ${text} and mends it`, async () => {
      await openFileStore(file())
      writeFileSync(file(), text)
      const store = await openFileStore(file())
      assert.deepEqual(await store.list('order'), [])
      await store.put('order', 'a', 1)
      const mended = await openFileStore(file())
      assert.deepEqual(await mended.list('order'), [1])
      assert.deepEqual(JSON.parse(readFileSync(file(), 'utf8')), [['order', [['a', 1]]]])
    })

  test('loses no more than the put during which the process was killed', async () => {
    const store = await openFileStore(file())
    for (const id of ['a', 'b', 'a']) await store.put('order', id, { id })
    const before = readFileSync(file(), 'utf8')
    await store.put('order', 'c', { id: 'c' })
    const after = readFileSync(file(), 'utf8')
    for (let end = before.length; end < after.length - 1; end += 1) {
      writeFileSync(file(), after.slice(0, end))
      const opened = await openFileStore(file())
      assert.deepEqual(await opened.list('order'), [{ id: 'a' }, { id: 'b' }])
      await opened.put('order', 'd', 1)
      assert.equal(await (await openFileStore(file())).get('order', 'd'), 1)
    }
  })

  test('writes no more for a put than what is put', async () => {
    const store = await openFileStore(file())
    await store.put('order', 'a', 'x'.repeat(10_000))
    const before = readFileSync(file(), 'utf8').length
    await store.put('order', 'b', 1)
    assert.equal(readFileSync(file(), 'utf8').length - before, '["order","b",1]\n'.length)
  })
})

describe('a collection', () => {
  test('lets no two changes overlap', async () => {
    const counters = collection(createMemoryStore(), 'counter', v.number())
    const add = () =>
      counters.change('n', async (known = 0) => {
        await Promise.resolve()
        return { put: known + 1, result: known }
      })
    const seen = await Promise.all(Array.from({ length: 50 }, add))
    assert.equal(new Set(seen).size, 50)
    assert.equal(await counters.get('n'), 50)
  })

  test('goes on after a change that threw, and skips records of another shape', async () => {
    const store = createMemoryStore()
    const counters = collection(store, 'counter', v.number())
    await store.put('counter', 'old', 'text')
    await assert.rejects(
      counters.change('n', () => {
        throw new Error('bug')
      }),
      /bug/,
    )
    assert.equal(await counters.change('n', (known) => ({ put: 1, result: known })), undefined)
    assert.deepEqual(await counters.list(), [1])
  })
})
