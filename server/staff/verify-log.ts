import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { dayOf } from '@/domain/time/day'
import type { Context } from '../context/context'
import { isLogSound } from '../records/staff/log'
import { lastLogRow, logRowsAfter, type StaffLogRow } from '../records/staff/log-repo'

/**
 * Checks the whole staff log once a day, and keeps its end outside of the database. Hashes show a row
 * that was changed, removed or put in between; the file shows an end that was cut off.
 */

const end = v.object({ day: v.string(), position: v.number(), hash: v.string(), mac: v.string() })

const folderOf = ({ env }: Pick<Context, 'env'>): string =>
  join(env.ANCHOR_DIR ?? join(env.DATA_DIR, 'anchors'), 'staff')

const macOf = (
  { keys }: Context,
  { day, position, hash }: Omit<v.InferOutput<typeof end>, 'mac'>,
) => keys.hash(JSON.stringify([day, position, hash]), 'anchor')

const PART = 1_000

export type LogDamage = 'CHAIN' | 'CUT' | 'ANCHOR'

/** What is wrong with the staff log. */
export async function damageOfStaffLog(ctx: Context): Promise<LogDamage[]> {
  const kept = anchors(ctx)
  const damage: LogDamage[] = kept.some((each) => each === undefined) ? ['ANCHOR'] : []
  const hashes = new Map(kept.flatMap((each) => (each ? [[each.position, each.hash]] : [])))
  let last: StaffLogRow | undefined
  for (;;) {
    const rows = await logRowsAfter(ctx.db, last?.position ?? -1, PART)
    if (rows.length === 0) break
    if (!isLogSound(ctx.keys, rows, last)) return [...damage, 'CHAIN']
    for (const { position, hash } of rows)
      if ((hashes.get(position) ?? hash) !== hash) return [...damage, 'CHAIN']
    last = rows.at(-1)
  }
  const longest = Math.max(-1, ...hashes.keys())
  return (last?.position ?? -1) < longest ? [...damage, 'CUT'] : damage
}

function anchors(ctx: Context): (v.InferOutput<typeof end> | undefined)[] {
  const folder = folderOf(ctx)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /^\d{4}-\d{2}-\d{2}\.json$/.test(file))
    .map((file) => {
      const parsed = v.safeParse(end, readJson(join(folder, file)))
      return parsed.success && parsed.output.mac === macOf(ctx, parsed.output)
        ? parsed.output
        : undefined
    })
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** The job: an alarm for each damage, and the anchor of today where the log is sound. */
export async function verifyStaffLog(ctx: Context): Promise<void> {
  const damage = await damageOfStaffLog(ctx)
  for (const reason of damage)
    ctx.log.error({ alarm: 'STAFF_LOG_DAMAGED', reason }, 'the staff log is damaged')
  const last = await lastLogRow(ctx.db)
  if (damage.length > 0 || !last) return
  const day = dayOf(ctx.clock.now())
  const path = join(folderOf(ctx), `${day}.json`)
  if (existsSync(path)) return
  const kept = { day, position: last.position, hash: last.hash }
  mkdirSync(folderOf(ctx), { recursive: true })
  // The file is renamed when it is complete, because half a file would look like a forged one.
  writeFileSync(`${path}.new`, JSON.stringify({ ...kept, mac: macOf(ctx, kept) }), { mode: 0o440 })
  renameSync(`${path}.new`, path)
}
