import { and, count, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { captchas, smsCodes } from '../../db/schema'

export type Captcha = typeof captchas.$inferSelect
export type SmsCodeRow = typeof smsCodes.$inferSelect

export const addCaptcha = (db: Db, captcha: typeof captchas.$inferInsert) =>
  db.insert(captchas).values(captcha)

export const lockCaptcha = async (db: Db, id: string): Promise<Captcha | undefined> =>
  (await db.select().from(captchas).where(eq(captchas.id, id)).for('update'))[0]

export const findCaptcha = async (db: Db, id: string): Promise<Captcha | undefined> =>
  (await db.select().from(captchas).where(eq(captchas.id, id)))[0]

/** Captchas that may still be answered, newest first; at most five. */
export const unusedCaptchas = (db: Db, now: number): Promise<Captcha[]> =>
  db
    .select()
    .from(captchas)
    .where(and(isNull(captchas.usedAt), gt(captchas.expireAt, now)))
    .orderBy(desc(captchas.createdAt))
    .limit(5)

export const updateCaptcha = (
  db: Db,
  id: string,
  change: Partial<Pick<Captcha, 'tries' | 'usedAt'>>,
) => db.update(captchas).set(change).where(eq(captchas.id, id))

/** Captchas of this number and place that were answered since, the last answer first. */
export const answeredCaptchas = (
  db: Db,
  { phoneHash, ipHash }: Pick<Captcha, 'phoneHash' | 'ipHash'>,
  since: number,
): Promise<Pick<Captcha, 'tries'>[]> =>
  db
    .select({ tries: captchas.tries })
    .from(captchas)
    .where(
      and(
        eq(captchas.ipHash, ipHash),
        gt(captchas.createdAt, since),
        eq(captchas.phoneHash, phoneHash),
        isNotNull(captchas.usedAt),
      ),
    )
    .orderBy(desc(captchas.usedAt), desc(captchas.id))

export const dropCaptchasBefore = (db: Db, at: number) =>
  db.delete(captchas).where(lt(captchas.expireAt, at))

export const dropSmsCodesBefore = (db: Db, at: number) =>
  db.delete(smsCodes).where(lt(smsCodes.sentAt, at))

/** The number of codes sent to all numbers. */
export const countSentSince = async (db: Db, since: number): Promise<number> => {
  const [found] = await db
    .select({ times: count() })
    .from(smsCodes)
    .where(and(gt(smsCodes.sentAt, since), eq(smsCodes.failed, false)))
  return found?.times ?? 0
}

/**
 * Codes sent to this number or requested from this address, newest first; failed ones do not count.
 */
export function sentSince(
  db: Db,
  by: 'phoneHash' | 'ipHash',
  hash: string,
  since: number,
): Promise<Pick<SmsCodeRow, 'sentAt' | 'tries'>[]> {
  return db
    .select({ sentAt: smsCodes.sentAt, tries: smsCodes.tries })
    .from(smsCodes)
    .where(and(eq(smsCodes[by], hash), gt(smsCodes.sentAt, since), eq(smsCodes.failed, false)))
    .orderBy(desc(smsCodes.sentAt))
}

/**
 * Writes a code and ends the earlier ones, because only the newest code of a number and scene is
 * valid.
 */
export async function addSmsCode(db: Db, code: typeof smsCodes.$inferInsert): Promise<void> {
  await db
    .update(smsCodes)
    .set({ endedAt: code.sentAt })
    .where(
      and(
        eq(smsCodes.phoneHash, code.phoneHash),
        eq(smsCodes.scene, code.scene),
        isNull(smsCodes.endedAt),
      ),
    )
  await db.insert(smsCodes).values(code)
}

/** The session of the newest open code that this address requested. */
export const newestSession = async (
  db: Db,
  { phoneHash, scene, ipHash }: Pick<SmsCodeRow, 'phoneHash' | 'scene' | 'ipHash'>,
): Promise<string | undefined> =>
  (
    await db
      .select({ sessionId: smsCodes.sessionId })
      .from(smsCodes)
      .where(
        and(
          eq(smsCodes.phoneHash, phoneHash),
          eq(smsCodes.scene, scene),
          eq(smsCodes.ipHash, ipHash),
          isNull(smsCodes.endedAt),
        ),
      )
      .orderBy(desc(smsCodes.sentAt))
      .limit(1)
  )[0]?.sessionId

export const lockSmsCode = async (db: Db, sessionId: string): Promise<SmsCodeRow | undefined> =>
  (await db.select().from(smsCodes).where(eq(smsCodes.sessionId, sessionId)).for('update'))[0]

export const updateSmsCode = (
  db: Db,
  sessionId: string,
  change: Partial<Pick<SmsCodeRow, 'tries' | 'endedAt' | 'failed'>>,
) => db.update(smsCodes).set(change).where(eq(smsCodes.sessionId, sessionId))
