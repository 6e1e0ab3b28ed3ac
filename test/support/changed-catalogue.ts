import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type File = Record<string, unknown>

/** One sale from 2024 to the end of 2035, so that no other round of a season begins. */
export const soldOnce = (file: File): File => ({
  ...file,
  sale: { startAt: '2024-10-21T09:00:00+08:00', endAt: '2036-01-01T00:00:00+08:00' },
})

/** Copies the shipped catalogue with some files changed, and answers the folder of the copy. */
export function changedCatalogue(changes: Record<string, (file: File) => File>): string {
  const dir = mkdtempSync(join(tmpdir(), 'huimin-catalogue-'))
  const shipped = join(__dirname, '../../server/catalogue')
  cpSync(shipped, dir, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  for (const [name, change] of Object.entries(changes)) {
    const path = join(dir, name)
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as File)))
  }
  return dir
}
