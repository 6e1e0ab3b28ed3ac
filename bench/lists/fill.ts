import type { Client } from 'pg'

/**
 * Fills a database with orders of ten years, in the order of time, by copying the rows of one order
 * that was really bought. Each copy has its own person, numbers and times.
 */

/** Tables with rows of an order, and their columns that are drawn anew for each copy. */
const copied: Readonly<Record<string, readonly string[]>> = {
  users: ['id', 'open_id', 'mobile_hash', 'wx_open_id_hash', 'oa_open_id_hash', 'bind_phone_hash'],
  traces: ['id', 'user_id', 'ip_hash', 'head_hash'],
  trace_events: ['trace_id', 'prev_hash', 'hash'],
  proposals: ['id', 'user_id', 'trace_id'],
  insurants: ['proposal_id', 'credential_hash'],
  cover_claims: ['proposal_id', 'credential_hash'],
  pay_orders: ['id', 'out_trade_no', 'proposal_id', 'user_id', 'transaction_id'],
  policies: ['id', 'policy_no', 'user_id', 'proposal_id'],
  transitions: ['id', 'entity_id'],
  ledger: ['id', 'pay_order_id', 'reference'],
  notifications: ['id', 'out_trade_no'],
  outbox: ['id', 'user_id', 'dedupe_key'],
}
export const tables = Object.keys(copied)

const YEARS = 10
const BATCH = 100_000

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The ten characters of a ULID that tell its time. */
const ulidTime = Array.from(
  { length: 10 },
  (_none, index) => `substr('${ALPHABET}', (ms >> ${45 - 5 * index} & 31)::int + 1, 1)`,
).join(' || ')
/** The digits of an order number that tell its time. */
const orderTime = `to_char(to_timestamp(ms / 1000) at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad(((ms + 28800000) % 86400000)::text, 8, '0')`

/** Draws a number like the known one, with the time of the copy if it is one that tells the time. */
const renumbered = (known: string): string => {
  const drawn = `md5(${known} || n)`
  return `case
    when length(${known}) = 24 and left(${known}, 2) = '20' then order_time || translate(left(${drawn}, 8), 'abcdef', '012345')
    when length(${known}) between 26 and 28 then left(${known}, -26) || ulid_time || upper(left(${drawn}, 16))
    else ${drawn} || substr(${known}, 33) end`
}

/** Keeps the rows of the one order, and makes the partitions of the years before. */
export async function prepare(db: Client): Promise<void> {
  await db.query('set session_replication_role = replica')
  await db.query('create schema bench')
  await db.query('update outbox set next_try_at = null, sent_at = now()')
  for (const table of tables) await db.query(`create table bench."${table}" as table "${table}"`)
  await db.query(`do $$
    declare month date := date_trunc('month', now() at time zone 'Asia/Shanghai');
    begin
      for back in 1..${12 * YEARS + 1} loop
        execute format('create table %I partition of trace_events for values from (%L) to (%L)',
          'trace_events_' || to_char(month - make_interval(months => back), 'YYYY_MM'),
          month - make_interval(months => back), month - make_interval(months => back - 1));
      end loop;
    end $$`)
}

interface Copies {
  /** Numbers the first. */
  from: number
  count: number
  /** The most steps of evidence of an order. */
  steps: number
  /** Where an order stands in these years, from 0 to 1, by its place among all of them (`share`). */
  spread?: string
  /** What a column holds in a copy, as SQL of its number `n`; undefined where it is like the known row. */
  drawn?: (table: string, column: string) => string | undefined
}

/** Adds orders, spread over ten years until now. */
export async function addOrders(
  db: Client,
  { from, count, steps, spread = 'share', drawn = () => undefined }: Copies,
): Promise<void> {
  const { rows } = await db.query<{ name: string; column: string; type: string }>(
    `select table_name as name, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER'`,
  )
  // One time for all tables, because numbers tell it and rows refer to each other by them.
  const now = Date.now()
  for (let done = 0; done < count; done += BATCH)
    for (const [table, telling] of Object.entries(copied)) {
      const columns = rows.filter(({ name }) => name === table)
      const values = columns.map(({ column, type }) => {
        const known = `known."${column}"`
        const value = drawn(table, column)
        if (value !== undefined) return value
        if (telling.includes(column)) return renumbered(known)
        if (column === 'month')
          return `date_trunc('month', to_timestamp(ms / 1000) at time zone 'Asia/Shanghai')::date`
        return type.startsWith('timestamp') ? `${known} - (now() - to_timestamp(ms / 1000))` : known
      })
      await db.query(
        `insert into "${table}" (${columns.map(({ column }) => `"${column}"`).join()})
         select ${values.join()} from (
           select *, ${ulidTime} as ulid_time, ${orderTime} as order_time from (
             select n, (${now} - ${YEARS} * 31557600000.0 * (1 - ${spread}))::bigint as ms
             from generate_series(${from + done}, ${from + Math.min(done + BATCH, count) - 1}) n,
               lateral (select (n - ${from - 1})::float8 / ${count} as share) place
           ) times offset 0
         ) copies, bench."${table}" known${table === 'trace_events' ? ` where position < ${steps}` : ''}`,
      )
    }
}

/** Vacuums each table, and answers how long that took (ms) and how large it is. */
export async function vacuum(db: Client) {
  const found: { table: string; tookMs: number; rows: string; heap: string; indexes: string }[] = []
  for (const table of tables) {
    const startedAt = performance.now()
    await db.query(`vacuum analyze "${table}"`)
    const tookMs = performance.now() - startedAt
    const { rows } = await db.query<{ rows: string; heap: string; indexes: string }>(
      `select (sum(reltuples) / 1000)::bigint || 'k' as rows,
         pg_size_pretty(sum(pg_table_size(oid))) as heap,
         pg_size_pretty(sum(pg_indexes_size(oid))) as indexes
       from pg_class where relkind = 'r' and oid in (select relid from pg_partition_tree('${table}')
         union select '${table}'::regclass)`,
    )
    const [sizes] = rows
    if (sizes) found.push({ table, tookMs, ...sizes })
  }
  // The measurement must not run while PostgreSQL still writes the copied rows.
  await db.query('checkpoint')
  return found
}
