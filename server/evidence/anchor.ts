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
import { addMonths, DAY_MS, dayOf, startOfDayMs, type Day } from '@/domain/time/day'
import type { Context } from '../context/context'
import type { Keys } from '../context/keys'
import { isDetached, KEPT_MONTHS } from '../db/partitions'
import { isChainSound } from '../records/evidence/chain'
import { evidenceToKeepChangedIn, findEvidence, readEvents } from '../records/evidence/repo'

/**
 * The state of every chain that must be kept, at the end of a day, written outside the database. A
 * person who can rewrite the rows cannot shorten or remove a chain without a contradiction to this
 * file. It is best kept on a write-once store (ANCHOR_DIR).
 */

const link = v.object({ traceId: v.string(), length: v.number(), headHash: v.string() })
const anchor = v.object({ day: v.string(), links: v.array(link), mac: v.string() })
type Anchor = v.InferOutput<typeof anchor>

const macOf = (keys: Keys, { day, links }: Omit<Anchor, 'mac'>): string =>
  keys.hash(JSON.stringify([day, links]), 'anchor')

const folderOf = ({ env }: Pick<Context, 'env'>): string =>
  env.ANCHOR_DIR ?? join(env.DATA_DIR, 'anchors')
const pathOf = (ctx: Pick<Context, 'env'>, day: string): string =>
  join(folderOf(ctx), `${day}.json`)

/** Writes the anchor of yesterday, once. */
export async function anchorEvidence(ctx: Context): Promise<void> {
  const day = dayOf(ctx.clock.now() - DAY_MS)
  const path = pathOf(ctx, day)
  if (existsSync(path)) return
  const from = startOfDayMs(day)
  const rows = await evidenceToKeepChangedIn(ctx.db, from, from + DAY_MS)
  const links = rows.map(({ id: traceId, length, headHash }) => ({ traceId, length, headHash }))
  mkdirSync(folderOf(ctx), { recursive: true })
  const text = JSON.stringify({ day, links, mac: macOf(ctx.keys, { day, links }) }, null, 1)
  // The file is renamed when it is complete, because half a file would look like a forged one.
  writeFileSync(`${path}.new`, text, { mode: 0o440 })
  renameSync(`${path}.new`, path)
}

/** The days that have an anchor, oldest first. */
export const anchoredDays = (ctx: Pick<Context, 'env'>): string[] =>
  existsSync(folderOf(ctx))
    ? readdirSync(folderOf(ctx))
        .filter((file) => /^\d{4}-\d{2}-\d{2}\.json$/.test(file))
        .map((file) => file.slice(0, 10))
        .sort()
    : []

type Damage = { day: string; traceId?: string; what: 'ANCHOR' | 'CHAIN' | 'SHORTENED' }

/** The contradictions between the anchor of a day and the rows, as far as they are not detached. */
export async function damageOf(ctx: Context, day: Day): Promise<Damage[]> {
  const parsed = v.safeParse(anchor, readAnchor(ctx, day))
  if (!parsed.success || parsed.output.mac !== macOf(ctx.keys, parsed.output))
    return [{ day, what: 'ANCHOR' }]
  const damage: Damage[] = []
  // Evidence may not be detached before, so a month without a partition would be no excuse.
  const isOld = day < addMonths(dayOf(ctx.clock.now()), -KEPT_MONTHS)
  for (const { traceId, length, headHash } of parsed.output.links) {
    const evidence = await findEvidence(ctx.db, traceId)
    const rows = evidence ? await readEvents(ctx.db, evidence) : []
    if (evidence && rows.length === 0 && isOld && (await isDetached(ctx.db, evidence.month)))
      continue
    if (rows[length - 1]?.hash !== headHash) damage.push({ day, traceId, what: 'SHORTENED' })
    else if (!isChainSound(ctx.keys, rows)) damage.push({ day, traceId, what: 'CHAIN' })
  }
  return damage
}

function readAnchor(ctx: Pick<Context, 'env'>, day: string): unknown {
  try {
    return JSON.parse(readFileSync(pathOf(ctx, day), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The days whose anchors are compared with the rows; a contradiction raises the alarm
 * EVIDENCE_DAMAGED.
 */
const CHECKED_DAYS = 31

export async function verifyEvidence(ctx: Context): Promise<void> {
  for (const day of anchoredDays(ctx).slice(-CHECKED_DAYS))
    for (const { what } of await damageOf(ctx, day))
      ctx.log.error({ alarm: 'EVIDENCE_DAMAGED', reason: what }, 'evidence is damaged')
}
