import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import type { Database, Db } from '../../../server/db/database'
import { together, type Writes } from '../../../server/db/write-batch'
import { openTestDatabase } from '../../support/database'
import { rowsOf } from '../../support/rows'

const tableNamed = (name: string) =>
  pgTable(name, { id: integer().primaryKey(), content: text().notNull() })
const shelves = tableNamed('shelves')
const jars = tableNamed('jars')
const boxes = pgTable('boxes', {
  id: integer().primaryKey(),
  shelfId: integer()
    .notNull()
    .references(() => shelves.id),
})

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  for (const table of ['shelves', 'shelves_plain', 'jars']) {
    await database.db.execute(
      sql.raw(`create table ${table} (id int primary key, content text not null)`),
    )
  }
  await database.db.execute(
    sql.raw(`create table boxes (id int primary key, shelf_id int not null references shelves)`),
  )
})
afterAll(() => database.close())
beforeEach(() => database.db.execute(sql`truncate shelves, shelves_plain, jars, boxes`))

interface Step {
  act: 'insert' | 'insertOnce' | 'update' | 'updateAll' | 'delete' | 'read'
  id: number
  content: string
}

/** Writes through the query builder, as in repositories. */
const behind: Record<Step['act'], (tx: Db, step: Step) => PromiseLike<unknown>> = {
  insert: (tx, { id, content }) => tx.insert(shelves).values({ id, content }),
  insertOnce: (tx, { id, content }) =>
    tx.insert(shelves).values({ id, content }).onConflictDoNothing(),
  update: (tx, { id, content }) => tx.update(shelves).set({ content }).where(eq(shelves.id, id)),
  updateAll: (tx, { content }) =>
    tx.update(shelves).set({ content: sql`${shelves.content} || ${content}` }),
  delete: (tx, { id }) => tx.delete(shelves).where(eq(shelves.id, id)),
  read: (tx) => tx.select().from(shelves).orderBy(shelves.id),
}

/** The same writes as plain SQL, whose answer is always waited for. */
const plain: typeof behind = {
  insert: (tx, { id, content }) =>
    tx.execute(sql`insert into shelves_plain values (${id}, ${content})`),
  insertOnce: (tx, { id, content }) =>
    tx.execute(sql`insert into shelves_plain values (${id}, ${content}) on conflict do nothing`),
  update: (tx, { id, content }) =>
    tx.execute(sql`update shelves_plain set content = ${content} where id = ${id}`),
  updateAll: (tx, { content }) =>
    tx.execute(sql`update shelves_plain set content = content || ${content}`),
  delete: (tx, { id }) => tx.execute(sql`delete from shelves_plain where id = ${id}`),
  read: async (tx) => inOrder(tx, 'shelves_plain'),
}

const inOrder = (db: Db, table: string) => rowsOf(db, `select * from ${table} order by id`)

/** Runs the steps and answers the rows that they read, or undefined when the transaction failed. */
const run = (steps: readonly Step[], acts: typeof behind): Promise<unknown> =>
  database.db
    .transaction(async (tx) => {
      const read: unknown[] = []
      for (const step of steps) {
        const answer = await acts[step.act](tx, step)
        if (step.act === 'read') read.push(answer)
      }
      return read
    })
    .catch(() => undefined)

/** Writes that follow each other go into one batch, alternately to two tables. */
const batched = (transaction: readonly Step[]): Promise<unknown> =>
  database.db
    .transaction(async (tx) => {
      const read: unknown[] = []
      let waiting: Step[] = []
      const send = () =>
        together(tx, async (writes) => {
          for (const step of waiting) {
            await write(writes, shelves, step)
            await write(writes, jars, step)
          }
          waiting = []
        })
      for (const step of transaction) {
        if (step.act !== 'read') waiting.push(step)
        else {
          await send()
          read.push(await behind.read(tx, step))
        }
      }
      await send()
      return read
    })
    .catch(() => undefined)

async function write(db: Writes, table: typeof shelves, { act, id, content }: Step): Promise<void> {
  if (act === 'insert') await db.insert(table).values({ id, content })
  if (act === 'insertOnce') await db.insert(table).values({ id, content }).onConflictDoNothing()
  if (act === 'update') await db.update(table).set({ content }).where(eq(table.id, id))
  if (act === 'updateAll')
    await db.update(table).set({ content: sql`${table.content} || ${content}` })
  if (act === 'delete') await db.delete(table).where(eq(table.id, id))
}

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('insert', 'insertOnce', 'update', 'updateAll', 'delete', 'read'),
    id: fc.integer({ min: 1, max: 4 }),
    content: fc.constantFrom('rice', 'tea', 'salt'),
  } satisfies { [K in keyof Step]: fc.Arbitrary<Step[K]> }),
  { maxLength: 12 },
)

/** A case that is over its time limit would go on and write into the tables of the next one. */
let checked: Promise<void> = Promise.resolve()
let isOver = false
beforeEach(() => {
  isOver = false
})
afterEach(async () => {
  isOver = true
  await checked.catch(() => undefined)
})
function check(holds: (transactions: readonly Step[][]) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(
    fc.array(steps, { minLength: 1, maxLength: 3 }),
    async (transactions) => {
      if (isOver) throw new Error('The time of this test is over')
      await holds(transactions)
    },
  )
  checked = fc.assert(property)
  return checked
}

test('whatever is written comes out as if each write had been waited for', async () => {
  await check(async (transactions) => {
    await database.db.execute(sql`truncate shelves, shelves_plain, boxes`)
    for (const each of transactions) expect(await run(each, behind)).toEqual(await run(each, plain))
    const expected = await inOrder(database.db, 'shelves_plain')
    expect(await inOrder(database.db, 'shelves')).toEqual(expected)
  })
})

test('a batch writes what its writes would have written one after another', async () => {
  await check(async (transactions) => {
    await database.db.execute(sql`truncate shelves, shelves_plain, jars, boxes`)
    for (const each of transactions) expect(await batched(each)).toEqual(await run(each, plain))
    const expected = await inOrder(database.db, 'shelves_plain')
    expect(await inOrder(database.db, 'shelves')).toEqual(expected)
    expect(await inOrder(database.db, 'jars')).toEqual(expected)
  })
})

test('a batch is one statement for tables that do not meet, and it cannot read', async () => {
  const sent: string[] = []
  const { db, close } = await openTestDatabase({ logQuery: (text) => void sent.push(text) })
  try {
    await db.execute(sql`create table shelves (id int primary key, content text not null)`)
    await db.execute(sql`create table jars (id int primary key, content text not null)`)
    sent.length = 0
    await db.transaction((tx) =>
      together(tx, async (writes) => {
        await writes.insert(shelves).values({ id: 1, content: 'rice' })
        await writes.insert(jars).values({ id: 1, content: 'tea' })
        await writes.insert(shelves).values({ id: 2, content: 'rice' })
        await writes.update(shelves).set({ content: 'salt' }).where(eq(shelves.id, 1))
      }),
    )
    const written = sent.map((text) => text.match(/\b(insert|update)\b/g)).filter(Boolean)
    expect(written).toEqual([['insert', 'insert', 'insert'], ['update']])
    const reading = db.transaction((tx) =>
      together(tx, (writes) => writes.delete(shelves).where(eq(shelves.id, 1)).returning()),
    )
    await expect(reading).rejects.toThrow('A batch of writes has no returning')
  } finally {
    await close()
  }
})

test('what fails is told to whoever commits, and nothing of it stays', async () => {
  await database.db.insert(shelves).values({ id: 1, content: 'rice' })
  const twice = database.db.transaction(async (tx) => {
    await tx.insert(shelves).values({ id: 2, content: 'tea' })
    await together(tx, (writes) => writes.insert(shelves).values({ id: 1, content: 'tea' }))
  })
  await expect(twice).rejects.toThrow()
  const refused = database.db.transaction(async (tx) => {
    await tx.insert(shelves).values({ id: 3, content: 'salt' })
    throw new Error('No more')
  })
  await expect(refused).rejects.toThrow('No more')
  expect(await inOrder(database.db, 'shelves')).toEqual([{ id: 1, content: 'rice' }])
})

test('a savepoint takes back what came after it', async () => {
  await database.db.transaction(async (tx) => {
    await tx.insert(shelves).values({ id: 1, content: 'rice' })
    const inner = tx.transaction(async (nested) => {
      await nested.insert(shelves).values({ id: 2, content: 'tea' })
      throw new Error('Not this')
    })
    await expect(inner).rejects.toThrow('Not this')
    await tx.insert(shelves).values({ id: 3, content: 'salt' })
  })
  expect(await inOrder(database.db, 'shelves')).toEqual([
    { id: 1, content: 'rice' },
    { id: 3, content: 'salt' },
  ])
})

test('parent and child are written together', async () => {
  await database.db.transaction(async (tx) => {
    await tx.insert(shelves).values({ id: 1, content: 'rice' })
    await tx.insert(boxes).values({ id: 1, shelfId: 1 })
  })
  expect(await inOrder(database.db, 'boxes')).toEqual([{ id: 1, shelf_id: 1 }])
})

test('what fails is told to whoever asks next', async () => {
  await database.db.insert(shelves).values({ id: 1, content: 'rice' })
  const asked = database.db.transaction(async (tx) => {
    await together(tx, (writes) => writes.insert(shelves).values({ id: 1, content: 'tea' }))
    return tx.select().from(shelves)
  })
  await expect(asked).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('a savepoint takes back a write that failed', async () => {
  await database.db.transaction(async (tx) => {
    await tx.insert(shelves).values({ id: 1, content: 'rice' })
    const inner = tx.transaction(async (nested) => {
      await nested.insert(shelves).values({ id: 1, content: 'tea' })
      return nested.select().from(shelves)
    })
    await expect(inner).rejects.toThrow()
    await tx.insert(shelves).values({ id: 2, content: 'salt' })
  })
  expect(await inOrder(database.db, 'shelves')).toHaveLength(2)
})

test('a batch is not waited for, but its commit is', async () => {
  // PGlite answers in the same process, so there is nothing to wait for.
  if (process.env['TEST_DATABASE_URL'] === undefined) return
  await database.db.insert(shelves).values({ id: 1, content: 'rice' })
  const seen: string[] = []
  const held = signal()
  const sent = signal()
  const released = signal()
  const holder = database.db.transaction(async (tx) => {
    await tx.select().from(shelves).for('update')
    held.give()
    await released.given
  })
  await held.given
  const writer = database.db.transaction(async (tx) => {
    await together(tx, (writes) => writes.update(shelves).set({ content: 'tea' }))
    seen.push('sent')
    sent.give()
  })
  await sent.given
  seen.push('released')
  released.give()
  await writer
  seen.push('committed')
  await holder
  expect(seen).toEqual(['sent', 'released', 'committed'])
  expect(await inOrder(database.db, 'shelves')).toEqual([{ id: 1, content: 'tea' }])
})

test('each statement of drizzle is planned once for each connection, also those of a batch', async () => {
  // PGlite answers in the same process, and its statements have no names.
  if (process.env['TEST_DATABASE_URL'] === undefined) return
  const { db, close } = await openTestDatabase()
  try {
    await db.execute(sql`create table shelves (id int primary key, content text not null)`)
    await db.execute(sql`create table jars (id int primary key, content text not null)`)
    const planned = await db.transaction(async (tx) => {
      for (const id of [1, 2, 3])
        await together(tx, async (writes) => {
          await writes.insert(jars).values({ id, content: 'rice' })
          await writes.update(shelves).set({ content: 'tea' }).where(eq(shelves.id, id))
        })
      await tx.select().from(jars)
      await tx.select().from(jars)
      return rowsOf(
        tx,
        `select statement from pg_prepared_statements where statement like '%"jars"%' and name like 'hm_%'`,
      )
    })
    // A batch, the rows of one table, and this question itself.
    expect(planned).toHaveLength(3)
  } finally {
    await close()
  }
})

const signal = () => {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
