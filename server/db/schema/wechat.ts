import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

/** Access tokens and tickets of WeChat. One of all gateways renews them (server/wechat). */
export const wechatHeld = pgTable('wechat_held', {
  id: text().primaryKey(),
  /** Null before the first value, and after WeChat has refused the last one. */
  valueSealed: text(),
  /** SHA-256 of the value, so that exactly this value can be dropped. */
  valueHash: text(),
  expireAt: instant(),
  /** Until this time the gateway that renews the value counts as alive. */
  leaseUntil: instant(),
})

/** Destinations of mini-program codes and links. Printed codes may be scanned for years. */
export const wechatScenes = pgTable(
  'wechat_scenes',
  {
    id: text().primaryKey(),
    /** The same destination has the same scene. */
    contentHash: text().notNull().unique(),
    routeKey: text().notNull(),
    paramStr: text(),
    redirectPath: text(),
    /** HMAC of the IP address that the limit counts; deleted after two days. */
    ipHash: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.ipHash, table.createdAt), index().on(table.createdAt)],
)

/** Links that WeChat made and that are still valid. */
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
