import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { FolderInUse, ownFolder } from '../../../server/db/own-folder'

const beatMs = 20

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huimin-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockPath = () => join(folder, 'gateway.lock')
const readLock = () =>
  v.parse(
    v.looseObject({ beat: v.number(), place: v.string() }),
    JSON.parse(readFileSync(lockPath(), 'utf8')),
  )
const writeLock = (lock: object) => writeFileSync(lockPath(), JSON.stringify(lock))

/** The lock of a gateway in another container, with the same process id and program. */
const elsewhere = (own: object) => ({ ...own, token: 'other', place: 'boot pid:[1]', host: 'c2' })

test('a second gateway on one folder is refused, the first goes on', async () => {
  const lost = jest.fn()
  const first = await ownFolder(folder, { beatMs, onLost: lost })
  await expect(ownFolder(folder, { beatMs })).rejects.toThrow(FolderInUse)
  const { beat } = readLock()
  while (readLock().beat === beat) await new Promise((resolve) => setImmediate(resolve))
  expect(lost).not.toHaveBeenCalled()
  first.letGo()
  ;(await ownFolder(folder, { beatMs })).letGo()
})

test('one in another container is believed alive while it beats, whatever its number', async () => {
  const own = await ownFolder(folder, { beatMs: 100_000 })
  const other = elsewhere(readLock())
  writeLock(other)
  let beat = 0
  const beating = setInterval(() => writeLock({ ...other, beat: ++beat }), 5)
  await expect(ownFolder(folder, { beatMs })).rejects.toThrow('on c2')
  clearInterval(beating)
  // The other gateway was killed, so the folder is free after some time without a beat.
  ;(await ownFolder(folder, { beatMs })).letGo()
  own.letGo()
})

/** The lock of a gateway in another container on the same kernel. */
const besides = (own: { place: string }) => ({
  ...own,
  token: 'other',
  place: `${own.place.split(' ')[0]} pid:[1]`,
  host: 'c2',
})

test('one in another container that is frozen keeps the folder, until it has ended', async () => {
  const own = await ownFolder(folder, { beatMs: 100_000 })
  const lock = readLock()
  own.letGo()
  const script = `require('net').createServer().listen(process.argv[1], () => console.log('listens'))`
  const holder = spawn(process.execPath, ['-e', script, join(folder, 'gateway-other.sock')])
  await once(holder.stdout, 'data')
  writeLock({ ...besides(lock), answers: true })
  holder.kill('SIGSTOP')
  // A frozen process keeps the folder for any time, because it may wake up and write.
  await expect(ownFolder(folder, { beatMs })).rejects.toThrow('on c2')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  ;(await ownFolder(folder, { beatMs })).letGo()
})

test('a folder that another machine reaches is not taken by silence alone', async () => {
  const own = await ownFolder(folder, { beatMs: 100_000 })
  const lock = readLock()
  own.letGo()
  writeLock(elsewhere(lock))
  const nfs = { beatMs, fileSystem: 0x6969 }
  await expect(ownFolder(folder, nfs)).rejects.toThrow(/make sure that it has ended, then delete/)
  // The operator deletes the lock, as the message says.
  rmSync(lockPath())
  ;(await ownFolder(folder, nfs)).letGo()
})

test('a full disk stops the beat and not the gateway', async () => {
  const lost = jest.fn()
  const own = await ownFolder(folder, { beatMs, onLost: lost })
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  let failed = 0
  const spy = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    failed += 1
    throw full
  })
  while (failed < 3) await new Promise((resolve) => setImmediate(resolve))
  spy.mockRestore()
  const { beat } = readLock()
  while (readLock().beat === beat) await new Promise((resolve) => setImmediate(resolve))
  expect(lost).not.toHaveBeenCalled()
  own.letGo()
})

test('a killed gateway of this machine leaves nothing to wait for', async () => {
  const own = await ownFolder(folder, { beatMs: 100_000 })
  // Another process has the same id now, but it began at another time.
  writeLock({ ...readLock(), token: 'killed', began: '1' })
  ;(await ownFolder(folder, { beatMs: 100_000 })).letGo()
  own.letGo()
})

test('who lost the folder writes no more', async () => {
  const lost = new Promise<void>((resolve) => {
    void ownFolder(folder, { beatMs, onLost: resolve })
  })
  while (!readable()) await new Promise((resolve) => setImmediate(resolve))
  writeLock(elsewhere(readLock()))
  await lost
})

const readable = () => {
  try {
    return readLock().beat >= 0
  } catch {
    return false
  }
}

test('the lock is its owner’s to read', async () => {
  const own = await ownFolder(folder, { beatMs })
  expect(statSync(lockPath()).mode & 0o777).toBe(0o600)
  own.letGo()
})
