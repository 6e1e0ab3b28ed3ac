import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { createMemoryStore, keep, type Entries, type SandboxStore } from './store'

/** JSON has no undefined, so a missing value is a torn record. */
const value = v.nonOptional(v.unknown())
const whole = v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), value]))]))
const change = v.tuple([v.string(), v.string(), value])

/**
 * A store in one file. Its first line is the whole content as JSON, and every further line is one
 * put. So the cost of a put does not grow with the content. If the process is killed, at most the
 * last line is torn; it is dropped when the file is opened and written as one line again.
 */
export async function openFileStore(path: string): Promise<SandboxStore> {
  const entries = read(path)
  const memory = createMemoryStore(entries)
  mkdirSync(dirname(path), { recursive: true })
  writeWhole(path, entries)

  return {
    ...memory,
    put: async (...entry) => {
      await memory.put(...entry)
      appendFileSync(path, `${JSON.stringify(entry)}\n`)
    },
    clear: async () => {
      await memory.clear()
      writeWhole(path, entries)
    },
  }
}

function writeWhole(path: string, entries: Entries): void {
  const text = JSON.stringify([...entries].map(([kind, values]) => [kind, [...values]]))
  writeFileSync(`${path}.new`, `${text}\n`)
  renameSync(`${path}.new`, path)
}

/** A missing or unreadable file is an empty store. Unreadable lines are skipped. */
function read(path: string): Entries {
  const [first, ...changes] = linesOf(path).map(parse)
  const known = v.safeParse(whole, first)
  const entries: Entries = new Map(
    known.success ? known.output.map(([kind, values]) => [kind, new Map(values)]) : [],
  )
  for (const line of changes) {
    const put = v.safeParse(change, line)
    if (put.success) keep(entries, ...put.output)
  }
  return entries
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
