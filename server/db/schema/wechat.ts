import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

/** Access tokens and tickets of WeChat: one of all gateways renews them (server/wechat). */
export const wechatHeld = pgTable('wechat_held', {
  id: text().primaryKey(),
  /** Null before the first, and once WeChat no longer takes it. */
  valueSealed: text(),
  /** SHA-256, to let go of this very value. */
  valueHash: text(),
  expireAt: instant(),
  /** Until when one gateway may be believed to renew it. */
  leaseUntil: instant(),
})

/** What mini-program codes and links lead to; printed ones may be scanned for years. */
export const wechatScenes = pgTable(
  'wechat_scenes',
  {
    id: text().primaryKey(),
    /** The same destination is the same scene. */
    contentHash: text().notNull().unique(),
    routeKey: text().notNull(),
    paramStr: text(),
    redirectPath: text(),
    /** Whom the limit counts; forgotten after two days. */
    ipHash: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.ipHash, table.createdAt), index().on(table.createdAt)],
)

/** Links that WeChat made and that are still good. */
export const wechatLinks = pgTable(
  'wechat_links',
  {
    sceneId: text()
      .notNull()
      .references(() => wechatScenes.id),
    kind: text().$type<'SCHEME' | 'URL_LINK'>().notNull(),
    url: text().notNull(),
    expireAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sceneId, table.kind] })],
)
