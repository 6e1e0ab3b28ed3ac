import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { openApi } from '@huimin/insurer-core'
import { cancellation, order, cases, runKit, talkWith, type Report } from '@huimin/insurer-core/kit'
import { byCircle } from '../support/circle'
import { corePy, secret, startCore } from './core-process'
import { startFaultyCore, type Json } from './faulty-core'

/** The kit finds nothing wrong with the example core, and its command says so. */

const optionsOf = (url: string, rows = byCircle(2_000, 100_000)) => ({
  ...{ url, secret, rows, keyId: 'huimin', productCode: 'KIT' },
})

const wrongOf = ({ rows }: Report) =>
  rows.filter(({ result }) => result === 'cannot').map(({ id, why }) => `${id}: ${why}`)

let core: Awaited<ReturnType<typeof startCore>>
before(async () => {
  core = await startCore()
})
after(() => core.stop())

describe('the example core', () => {
  test('passes every case of the kit', async () => {
    const report = await runKit(optionsOf(core.url))
    assert.deepEqual(wrongOf(report), [])
    assert.equal(report.rows.filter(({ result }) => result === 'can').length, cases.length)
    assert.ok(cases.length >= 60)
  })

  test('answers the same after it was killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'insurer-core-'))
    try {
      const request = order('KIT')
      const late = order('KIT', '测试久候甲')
      const answersOf = async () => {
        const own = await startCore({ data: join(folder, 'books') })
        const talk = talkWith(optionsOf(own.url))
        try {
          const issue = await talk.answer('issue', request)
          const first = await talk.answer('issue', late)
          const withdrawn = cancellation(null, late.key)
          return { issue, first, cancel: await talk.answer('cancel', withdrawn, `~${late.key}`) }
        } finally {
          talk.close()
          own.stop()
        }
      }
      const before = await answersOf()
      assert.equal(before.issue.status, 'ISSUED')
      assert.equal(before.first.status, 'ACCEPTED_LATER')
      const after = await answersOf()
      assert.deepEqual(after.issue, before.issue)
      assert.equal(after.first.status, 'REFUSED')
      assert.deepEqual({ ...after.cancel, key: '' }, { ...before.cancel, key: '' })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('has at most 300 lines and imports the standard library alone', async () => {
    const text = readFileSync(corePy, 'utf8')
    assert.ok(text.split('\n').length <= 301)
    const imported = [...text.matchAll(/^(?:import|from) (.+?)(?: import .*)?$/gm)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim().split('.')[0] ?? ''),
    )
    const program = 'import sys; print(" ".join(sys.stdlib_module_names))'
    const known = await new Promise<string>((resolve, reject) =>
      execFile('python3', ['-c', program], (error, out) => (error ? reject(error) : resolve(out))),
    )
    const names = new Set(known.trim().split(' '))
    assert.deepEqual(
      imported.filter((name) => !names.has(name)),
      [],
    )
    assert.ok(imported.length >= 10)
  })
})

test('each case has a name of its own', () => {
  assert.equal(new Set(cases.map(({ id }) => id)).size, cases.length)
})

describe('the command', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const kit = join(__dirname, '../../packages/insurer-core/kit.ts')
      const child = execFile(
        process.execPath,
        ['--import', 'tsx', kit, ...args],
        { env: { ...process.env, NODE_TEST_CONTEXT: '' } },
        (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
      )
    })

  test('ends with 0 and prints the table where all is well', async () => {
    const only = 'accept.accepted,signature.get'
    const { code, out } = await run('--url', core.url, '--secret', secret, '--only', only)
    assert.equal(code, 0)
    assert.match(out, /✔ accept\.accepted/)
    assert.match(out, /2 cases: can 2, cannot 0, not offered 0/)
  })

  test('ends with 1 where something is not, and says so as JSON', async () => {
    const faulty = await startFaultyCore(core.url, { forgives: () => true })
    try {
      const only = 'signature.other-secret'
      const args = ['--url', faulty.url, '--secret', secret, '--only', only, '--json']
      const { code, out } = await run(...args)
      assert.equal(code, 1)
      const { sound, rows } = JSON.parse(out) as { sound: boolean; rows: Json[] }
      assert.equal(sound, false)
      assert.equal(rows[0]?.['result'], 'cannot')
    } finally {
      faulty.stop()
    }
  })

  test('ends with 0 where a port is not offered, and with 1 where it is needed', async () => {
    const faulty = await startFaultyCore(core.url, {
      answer: (answered, { target }) =>
        target.endsWith('/endorsements')
          ? { status: 404, json: { error: 'NOT_OFFERED', message: 'there is no such port' } }
          : answered,
    })
    try {
      const only = 'accept.accepted,endorse'
      const args = ['--url', faulty.url, '--secret', secret, '--only', only]
      const { code, out } = await run(...args)
      assert.equal(code, 0, out)
      assert.match(out, /can 1, cannot 0, not offered 13/)
      assert.equal((await run(...args, '--need', 'endorse')).code, 1)
    } finally {
      faulty.stop()
    }
  })

  test('checks the signatures of a core that offers hand-overs alone', async () => {
    const faulty = await startFaultyCore(core.url, {
      answer: (answered, { target }) =>
        target.startsWith('/v1/handovers') || target === '/v1/nowhere'
          ? answered
          : { status: 404, json: { error: 'NOT_OFFERED', message: 'there is no such port' } },
    })
    try {
      const only = ['signature', 'form.no-json', 'handover.kinds']
      const { rows } = await runKit(optionsOf(faulty.url), { only })
      const idsOf = (wanted: string) =>
        rows.filter(({ result }) => result === wanted).map(({ id }) => id)
      assert.deepEqual(idsOf('cannot'), [])
      assert.deepEqual(idsOf('not offered'), [
        ...['signature.nothing-done', 'signature.get', 'signature.get-other-query'],
      ])
    } finally {
      faulty.stop()
    }
  })

  test('prints the OpenAPI document', async () => {
    const { code, out } = await run('--openapi')
    assert.equal(code, 0)
    assert.deepEqual(JSON.parse(out), JSON.parse(JSON.stringify(openApi())))
  })

  test('ends with 2 where nobody answers, and where it is called wrongly', async () => {
    const nobody = await run('--url', 'http://127.0.0.1:1', '--secret', secret)
    assert.equal(nobody.code, 2)
    assert.match(nobody.err, /cannot be asked/)
    assert.equal((await run('--url', core.url)).code, 2)
    assert.equal((await run('--url', core.url, '--secret', secret, '--only', 'nothing')).code, 2)
  })
})
