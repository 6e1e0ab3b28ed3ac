import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import ts from 'typescript'
import * as schema from '../../server/db/schema'

/**
 * Whatever writes a row of a person asks for an `OpenAccount`, which only a lock of the account gives
 * (server/records/account/open-account). Otherwise what is written in the last moment would survive the
 * closing of the account.
 */

const root = join(__dirname, '../..')

/** Writes that may be made for a closed account, or that make the account, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  addUser: 'makes the account',
  findOrCreateUser: 'makes the account',
  addSession: 'a login of a closed account opens nothing (findSession)',
  keyToTake: 'locks the account in the same statement',
  addEvidence: 'is begun by a visitor and has no owner',
  addEvidenceWithEvents: 'is begun by a visitor and has no owner',
  addProposal: 'a renewal goes on by its contract; createProposal locks the account itself',
  addPayOrder: 'a renewal goes on by its contract; createPayOrder locks the account itself',
  addPolicies: 'a payment on its way insures people whoever closes an account',
  addMessage: 'is not sent where nobody can be reached',
  addReward: 'belongs to a sharer who may have left; it is dropped then',
  addRewardEntry: 'the ledger outlives the account',
  addRenewal: 'locks the account with the order; the closing ends it',
  addConsent: 'is kept with the renewal that it is about',
}

/** The tables whose rows belong to an account, by their names in the code. */
const owned = new Set(
  Object.entries(schema).flatMap(([name, table]) => {
    if (!is(table, PgTable)) return []
    const refersToUsers = getTableConfig(table).foreignKeys.some(
      (key) => key.reference().foreignTable === schema.users,
    )
    return table === schema.users || refersToUsers ? [name] : []
  }),
)

/** What an import calls by another name: `idempotencyKeys as keys`. */
function realNames(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) names.set(node.name.text, (node.propertyName ?? node.name).text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/** The table of `.insert(table)`, or of `.update(users)`; other rows are gone with the account. */
function tableWritten(node: ts.Node, names: Map<string, string>): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined
  const [table] = node.arguments
  if (!table || !ts.isIdentifier(table)) return undefined
  const name = names.get(table.text) ?? table.text
  const verb = node.expression.name.text
  return verb === 'insert' || (verb === 'update' && name === 'users') ? name : undefined
}

/** The writes of a file to rows of a person: in which function, and whether it asks for the account. */
function writesIn(path: string, text: string): { by: string; asks: boolean }[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const names = realNames(file)
  return file.statements.flatMap((statement) => {
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement]
    return declared.flatMap((declaration) => {
      let isWrite = false
      let asks = false
      const visit = (node: ts.Node): void => {
        if (owned.has(tableWritten(node, names) ?? '')) isWrite = true
        if (ts.isParameter(node) && node.type?.getText(file).includes('OpenAccount')) asks = true
        ts.forEachChild(node, visit)
      }
      visit(declaration)
      const name = 'name' in declaration ? declaration.name : undefined
      return isWrite ? [{ by: name?.getText(file) ?? path, asks }] : []
    })
  })
}

const writes = readdirSync(join(root, 'server'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .flatMap((path) => writesIn(relative(root, path), readFileSync(path, 'utf8')))

test('whatever writes a row of a person asks for the locked, open account', () => {
  const unasked = writes.filter(({ by, asks }) => !asks && !(by in allowed)).map(({ by }) => by)
  assert.deepEqual(unasked, [])
})

test('every exception is still made, and for a write that does not ask', () => {
  const made = writes.filter(({ asks }) => !asks).map(({ by }) => by)
  assert.deepEqual(Object.keys(allowed).sort(), made.sort())
})

test('the wall finds a write that does not ask', () => {
  const text = `
    import { contacts as kept, users } from '../../db/schema'
    export const put = (db: Db, row: Row) => db.insert(kept).values(row)
    export const name = (db: Db, id: string) => db.update(users).set({ name }).where(eq(users.id, id))
    export async function ask(db: Db, { id }: OpenAccount) { await db.insert(kept).values({ id }) }
    export const drop = (db: Db) => db.delete(kept)`
  assert.deepEqual(writesIn('planted.ts', text), [
    { by: 'put', asks: false },
    { by: 'name', asks: false },
    { by: 'ask', asks: true },
  ])
})
