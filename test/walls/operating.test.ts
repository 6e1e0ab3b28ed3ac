import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './lint'

/**
 * What the operators' console does is not told a second time as SQL, curl or a signal, where nobody's
 * name would stand beside the act.
 */

/** The tables of the console's tasks, such as dead messages, refunds and stops of the sale. */
const tables = [
  ...['outbox', 'refunds', 'renewals', 'withdrawals', 'reconciliations', 'users'],
  ...['staff', 'staff_sessions', 'approvals', 'sale_stops', 'raised_alarms'],
]

const bypasses = (text: string): string[] =>
  [
    new RegExp(
      `\\b(?:update|from|into)\\s+(?:${tables.join('|')})\\b(?:\\s+(?:set|where|values)\\b|\`)`,
      'gi',
    ),
    /\bcurl\b[^`\n]*/g,
    /\bSIG(?:HUP|USR1)\b/g,
  ].flatMap((pattern) => text.match(pattern) ?? [])

test('docs/operating.md leaves to the console what the console does', () => {
  assert.deepEqual(bypasses(readFileSync(join(root, 'docs/operating.md'), 'utf8')), [])
})

test('a statement, a request and a signal for a task of the console are found', () => {
  const text =
    '`update outbox set tries = 0 where id = …`, `select id from refunds where id = …`, `curl -X POST /x`, SIGUSR1'
  assert.equal(bypasses(text).length, 4)
})
