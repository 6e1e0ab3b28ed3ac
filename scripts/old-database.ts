import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { migrations } from '../server/db/database'

const journal = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) })

/**
 * Migrates as a release did whose last migration was the one before `first`. `migrate` is drizzle's,
 * for the database at hand.
 */
export async function migrateBefore(
  first: string,
  migrate: (settings: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'huimin-migrations-'))
  try {
    cpSync(migrations.migrationsFolder, folder, { recursive: true })
    const path = join(folder, 'meta/_journal.json')
    const all = v.parse(journal, JSON.parse(readFileSync(path, 'utf8')))
    const entries = all.entries.filter(({ tag }) => tag < first)
    writeFileSync(path, JSON.stringify({ ...all, entries }))
    await migrate({ migrationsFolder: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes evidence as the releases before its partitions did: `count` records of `steps` steps each. */
export const oldEvidence = (from: number, count: number, steps: number): string[] => [
  `insert into traces (id, city_code, product_code, length, head_hash, created_at, changed_at)
   select md5('trace' || n) || n, '310000', 'PP57', ${steps}, md5('head' || n), now(), now()
   from generate_series(${from}, ${from + count - 1}) n`,
  `insert into trace_events
     (trace_id, position, client_seq, type, page_id, page_version, text_hash, client_at, at, prev_hash, hash)
   select md5('trace' || n) || n, step, step, 'READ', 'notice:escapeClause', '2026.11', md5('text') || md5('t'),
     '2026-11-26T08:00:00+08:00', now(), md5('prev' || n || step), md5('hash' || n || step)
   from generate_series(${from}, ${from + count - 1}) n, generate_series(0, ${steps - 1}) step`,
]
