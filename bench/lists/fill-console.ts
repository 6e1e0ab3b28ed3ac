import type { Client } from 'pg'

/**
 * Adds what the lists of the operators' console read beside orders: refunds with their entries, alarms, dead
 * messages, withdrawals, approvals, reconciliations, staff and their log, each in proportion to the orders.
 */

/** Cities with their share of the orders per mille. The last one stands for a city that sells little. */
export const CITY = '310000'
const SMALL_CITY = '320100'
const others = ['440301', '441900', '442000', '370300', '430100', '500100', '620100', '140000']

/** The city of the nth order. */
const cityOf = (n: string): string => {
  // All that is left of a large number is needed, and it fits into an integer.
  const lot = `(${n} % 1000 * 919 % 1000)`
  return `case when ${lot} < 80 then '${CITY}' when ${lot} < 82 then '${SMALL_CITY}'
   else (array['${others.join("','")}'])[1 + ${lot} % ${others.length}] end`
}

/** A few names are common: the first one has every sixtieth person. */
const nameOf = (known: string, n: string): string =>
  `(select case when name = 0 then ${known} else md5('name ' || name) end
    from (select floor(power((('x' || substr(md5('name ' || ${n}), 1, 7))::bit(28)::int / 268435456.0), 3) * 200000) as name) names)`

/** What copies of an order hold that the lists look at. */
export function drawn(table: string, column: string): string | undefined {
  if (column === 'city_code') return cityOf('n')
  if (column === 'applicant_name_hash') return nameOf('known.applicant_name_hash', 'n')
  if (table === 'insurants' && column === 'name_hash')
    return nameOf('known.name_hash', 'n * 8 + known.position')
  // A sealed value opens for its owner alone, so copies of an account have none.
  if (table === 'users' && column.endsWith('_sealed')) return 'null'
  return undefined
}

/** Half of the orders of a year are paid in the month in which its sale opens; the years are the last three. */
const ofYear = '(share * 3 - floor(share * 3))'
export const spread = `(0.7 + 0.1 * (floor(share * 3) +
  case when ${ofYear} < 0.5 then ${ofYear} / 6 else 1.0 / 12 + (${ofYear} - 0.5) * 11 / 6 end))`

/** Whether a row is one of so many of a thousand, by its id. */
const among = (id: string, first: number, after: number): string =>
  `(hashtext(${id}) & 1073741823) % 1000 between ${first} and ${after - 1}`

const numbered = (n: string): string => `upper(substr(md5(${n} || ' '), 1, 16))`
/** An id of a row so many seconds ago; ids are in the order of time. */
const idAt = (seconds: string, n: string): string =>
  `'01' || lpad(upper(to_hex((extract(epoch from now()) - ${seconds})::bigint)), 8, '0') || ${numbered(n)}`
const ago = (seconds: string): string => `now() - make_interval(secs => ${seconds})`

/** Each statement with how many rows it adds for a million orders. */
const statements = (orders: number): string[] => {
  const many = (perMillion: number) => Math.ceil((perMillion * orders) / 1_000_000)
  const seconds = (perMillion: number) =>
    `(${many(perMillion)} - n) * (94608000.0 / ${many(perMillion)})`
  const back = `select id, out_trade_no, provider, amount_fen, city_code, paid_at,
    (hashtext(id) & 1073741823) / 1000 % 1000 as lot from (select p.*, o.city_code from pay_orders p
    join proposals o on o.id = p.proposal_id where p.status = 'PAID' and ${among('p.id', 0, 30)}) paid`
  return [
    `insert into refunds (out_refund_no, pay_order_id, origin, amount_fen, reason, status, created_at, accepted_at, refunded_at, city_code)
     select 'R' || out_trade_no, id, 'GATEWAY', amount_fen, '投保人撤单',
       case when lot < 970 then 'REFUNDED' when lot < 980 then 'REPLACED' when lot < 990 then 'CLOSED'
         when lot < 995 then 'PROCESSING' when lot < 998 then 'ABNORMAL' when lot < 999 then 'REQUESTED' else 'FAILED' end,
       paid_at + interval '3 days', paid_at + interval '3 days',
       case when lot < 970 then paid_at + interval '4 days' end, city_code from (${back}) back on conflict do nothing`,
    ...['REVOKE', 'REFUND'].map(
      (
        kind,
        nth,
      ) => `insert into ledger (id, kind, provider, pay_order_id, reference, amount_fen, at, occurred_at, city_code)
     select id || '${kind}', '${kind}', provider, id, 'R' || out_trade_no, amount_fen,
       paid_at + interval '${3 + nth} days', paid_at + interval '${3 + nth} days', city_code
     from (${back}) back where lot < ${nth === 0 ? 1000 : 970} on conflict do nothing`,
    ),
    `insert into transitions (id, machine, entity_id, event, from_state, to_state, at)
     select out_refund_no || 'M', 'refund', out_refund_no, 'succeed', 'PROCESSING', status, created_at from refunds`,
    `insert into raised_alarms (id, alarm, subject, detail, first_at, last_at, closed_at, note)
     select ${idAt(seconds(50_000), 'n')}, (array['PAYMENT_MISMATCH','REFUND_FAILED','MONEY_TWICE','INSURER_SILENT'])[1 + n % 4],
       'HM' || n, '{"reason":"bench"}', ${ago(seconds(50_000))}, ${ago(seconds(50_000))},
       case when n % 250 > 0 then ${ago(seconds(50_000))} end, case when n % 250 > 0 then '已处理' end
     from generate_series(1, ${many(50_000)}) n`,
    `update outbox set dead_at = created_at + interval '1 day', tries = 20, last_error = (array['43101','47003','timeout'])[1 + (hashtext(id) & 1)], sent_at = null
     where topic <> 'ORDER_SHIPPED' and ${among('id', 0, 5)}`,
    `insert into withdrawals (id, out_bill_no, user_id, amount_fen, status, app_id, open_id_sealed, created_at, tries, ended_at)
     select ${idAt(seconds(50_000), 'n')}, 'W' || n, (select min(id) from users), 500,
       case when n % 500 = 0 then 'PROCESSING' else 'DONE' end, 'wx-sandbox', 'x', ${ago(seconds(50_000))}, 1, null
     from generate_series(1, ${many(50_000)}) n`,
    `insert into staff (id, login, name, password_hash, totp_sealed, roles, cities, sample, created_at)
     select 'staff-' || n, 'bench-' || n, '坐席' || n, 'x', 'x', array['SERVICE'], array[${cityOf('n')}], true, now()
     from generate_series(1, ${many(200)}) n`,
    `insert into approvals (id, act, status, subject, city_code, user_id, amount_fen, payload, reason, asked_by, asked_at, expire_at, done_at)
     select ${idAt(seconds(50_000), 'n')}, (array['RESTART_REFUND','SETTLE_REFUND','REVOKE_ORDER','CORRECT_MOBILE'])[1 + n % 4],
       case when n % 1000 = 0 then 'ASKED' else 'DONE' end, 'R' || n, ${cityOf('n')}, null, 25800, '{}', '已核对凭证',
       'staff-1', ${ago(seconds(50_000))}, ${ago(seconds(50_000))}, null from generate_series(1, ${many(50_000)}) n`,
    `insert into reconciliations (day, at, pay_orders, bill_lines, differences)
     select current_date - n, now() - n * interval '1 day', 1000, 1000,
       case when n % 40 = 0 then '[{"kind":"BILL_PAYMENT_UNKNOWN","reference":"4200001"}]' else '[]' end::jsonb
     from generate_series(1, 1096) n on conflict do nothing`,
    `insert into staff_log (position, at, staff_id, staff_name, act, outcome, code, subject, user_id, city_code, reason, prev_hash, hash)
     select (select max(position) from staff_log) + n, ${ago(seconds(1_000_000))}, 'staff-' || 1 + n * 31 % ${many(200)}, '坐席',
       case when n % 5000 = 0 then 'exportLedger' else (array['readPerson','readTimeLine','readOrder','readRefund'])[1 + n % 4] end,
       case when n % 400 = 0 then 'REFUSED' else 'DONE' end, null, md5(n::text), md5('user' || n % 300000), ${cityOf('n')}, null, 'x', 'x'
     from generate_series(1, ${many(1_000_000)}) n`,
  ]
}

/** The tables that are filled beside those of an order. */
const tablesBeside = [
  ...[
    'refunds',
    'raised_alarms',
    'withdrawals',
    'staff',
    'approvals',
    'reconciliations',
    'staff_log',
  ],
]

export async function fillBeside(db: Client, orders: number): Promise<void> {
  for (const statement of statements(orders)) await db.query(statement)
  for (const table of [...tablesBeside, 'ledger', 'transitions', 'outbox'])
    await db.query(`vacuum analyze ${table}`)
}
