import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { keptFile, type Kept } from './kept'
import { closeAll, closeOnSignals, closers, openFor } from './open'
import { readWish } from './wish'

/** Opens what `npm run qa -- --keep` runs scripts against, tells where, and stays until a signal. */
const main = async (): Promise<void> => {
  const wish = readWish(process.argv.slice(2))
  if (typeof wish === 'string') throw new Error(wish)
  closeOnSignals()
  const { title, env } = await openFor(wish)
  const told: Kept = {
    ...{ pid: process.pid, title, env },
    ...(wish.preset !== undefined && { preset: wish.preset }),
  }
  const file = keptFile(wish)
  closers.push(() => rmSync(file, { force: true }))
  // A reader gets the whole file or none.
  writeFileSync(`${file}.new`, JSON.stringify(told))
  renameSync(`${file}.new`, file)
}

main().catch(async (error: unknown) => {
  console.error(error)
  await closeAll()
  process.exit(1)
})
