import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../context/context'
import { noteSilence, watchAgain, type InsurerRequest } from '../records/insurer/repo'

/** Nobody waits longer for a core than this before a person is alarmed. */
export const SILENT_MS = DAY_MS

/** Tells that a core does not answer, or has no settings: once, however many requests wait for it. */
export async function tellSilence(
  ctx: Context,
  { key, core, alarmAt, answeredAt }: InsurerRequest,
  { now, hasSettings }: { now: number; hasSettings: boolean },
): Promise<void> {
  const isSilent = alarmAt !== null && answeredAt === null && (alarmAt <= now || !hasSettings)
  if (!isSilent || !(await noteSilence(ctx.db, { key, core }))) return
  const reason = hasSettings ? 'NO_ANSWER' : 'NO_SETTINGS'
  ctx.log.error({ alarm: 'INSURER_SILENT', core, reason }, 'a core does not answer')
}

/** The core has decided about a request whose silence was told: the others are watched anew. */
export async function endSilence(
  ctx: Context,
  { core, alarmAt, answeredAt }: InsurerRequest,
): Promise<void> {
  if (alarmAt !== null || answeredAt !== null) return
  await watchAgain(ctx.db, core, ctx.clock.now() + SILENT_MS)
  ctx.log.info({ core }, 'a core answers again')
}
