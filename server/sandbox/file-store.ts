import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { createMemoryStore, type SandboxStore } from './store'

const contents = v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), v.unknown()]))]))

/**
 * One JSON file. Each write replaces the whole file in one step, so a process killed half-way
 * leaves the old contents or the new, never a torn file.
 */
export async function openFileStore(path: string): Promise<SandboxStore> {
  const entries = await read(path)
  const memory = createMemoryStore(entries)
  await mkdir(dirname(path), { recursive: true })

  let last: Promise<void> = Promise.resolve()
  const save = () => {
    last = last
      // A failed write was reported to its own caller; it must not stop the next one.
      .catch(() => undefined)
      .then(async () => {
        const text = JSON.stringify([...entries].map(([kind, values]) => [kind, [...values]]))
        await writeFile(`${path}.new`, text)
        await rename(`${path}.new`, path)
      })
    return last
  }

  return {
    ...memory,
    put: async (...entry) => {
      await memory.put(...entry)
      await save()
    },
    clear: async () => {
      await memory.clear()
      await save()
    },
  }
}

/** A missing or unreadable file is an empty store. */
async function read(path: string): Promise<Map<string, Map<string, unknown>>> {
  try {
    const parsed = v.safeParse(contents, JSON.parse(await readFile(path, 'utf8')))
    const known = parsed.success ? parsed.output : []
    return new Map(known.map(([kind, values]) => [kind, new Map(values)]))
  } catch {
    return new Map()
  }
}
