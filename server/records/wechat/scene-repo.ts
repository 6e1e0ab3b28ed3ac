import { and, count, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { wechatLinks, wechatScenes } from '../../db/schema'

export type Scene = typeof wechatScenes.$inferSelect
type Link = typeof wechatLinks.$inferSelect

export const findScene = async (db: Db, id: string): Promise<Scene | undefined> =>
  (await db.select().from(wechatScenes).where(eq(wechatScenes.id, id)))[0]

export const sceneOfContent = async (db: Db, contentHash: string): Promise<Scene | undefined> =>
  (await db.select().from(wechatScenes).where(eq(wechatScenes.contentHash, contentHash)))[0]

/** Does nothing when another request added the same destination first. */
export const addScene = (db: Db, scene: typeof wechatScenes.$inferInsert) =>
  db.insert(wechatScenes).values(scene).onConflictDoNothing()

/** The number of scenes added since then (ms), from one address or from all. */
export async function countScenes(db: Db, since: number, ipHash?: string): Promise<number> {
  const [found] = await db
    .select({ times: count() })
    .from(wechatScenes)
    .where(
      and(
        gt(wechatScenes.createdAt, since),
        ipHash === undefined ? undefined : eq(wechatScenes.ipHash, ipHash),
      ),
    )
  return found?.times ?? 0
}

export const forgetAskersBefore = (db: Db, at: number) =>
  db
    .update(wechatScenes)
    .set({ ipHash: null })
    .where(and(lt(wechatScenes.createdAt, at), isNotNull(wechatScenes.ipHash)))

/** A link that is valid until after `at` (ms). */
export const findLink = async (
  db: Db,
  { sceneId, kind }: Pick<Link, 'sceneId' | 'kind'>,
  at: number,
): Promise<Link | undefined> =>
  (
    await db
      .select()
      .from(wechatLinks)
      .where(
        and(
          eq(wechatLinks.sceneId, sceneId),
          eq(wechatLinks.kind, kind),
          gt(wechatLinks.expireAt, at),
        ),
      )
  )[0]

export const keepLink = (db: Db, link: Link) =>
  db
    .insert(wechatLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [wechatLinks.sceneId, wechatLinks.kind],
      set: { url: link.url, expireAt: link.expireAt },
    })
