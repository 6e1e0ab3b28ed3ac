/** All tables, for drizzle and drizzle-kit. */
export * from './schema/insured'
export * from './schema/money'
export * from './schema/people'
export * from './schema/renewal'
export * from './schema/sales'
export * from './schema/security'
export * from './schema/system'
export * from './schema/wechat'
