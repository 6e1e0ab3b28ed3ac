import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '../..')

/** Runs the command of `npm run -s rules -- ...` without the time that npm needs to start. */
function rules(args: string[], input?: string) {
  const words = ['--import', 'tsx', 'scripts/rules.ts', ...args]
  const { stdout, stderr, status } = spawnSync(process.execPath, words, {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { lines: stdout.split('\n').filter(Boolean), stderr, status }
}

describe('rules from the shell', () => {
  test.each([
    ['money.fenToYuan', ['{"fen":6900}'], '"69.00"'],
    ['day.isLeapYear', ['2024'], 'true'],
    ['version.compareVersions', ['--args', '[{"a":"1","b":"2"}]'], '-1'],
    ['day.parseDay', ['"2024-02-30"'], 'null'],
    ['entry.entryRules.applyEntryRules', ['{"productCode":"PH2K"}'], /AGENT_MODE/],
    ['credential.validate', ['{"type":"01","value":"110105200102300012"}'], /"ok":false/],
  ])('%s %j', (name, args, printed) => {
    const answer = rules([name, ...args])
    expect(answer).toMatchObject({ status: 0, stderr: '' })
    expect(answer.lines).toHaveLength(1)
    if (typeof printed === 'string') expect(answer.lines[0]).toBe(printed)
    else expect(answer.lines[0]).toMatch(printed)
  })

  test('an error with exact words is printed and exits 1', () => {
    expect(rules(['dateOffset.offsetDay', '{"offset":"x","currentDate":"2024-01-01"}'])).toEqual({
      lines: ['{"error":"Invalid offset format..."}'],
      stderr: '',
      status: 1,
    })
  })

  test.each([
    [['money.fenToDollar', '{}'], 'There is no rule "money.fenToDollar".'],
    [['money'], 'There is no rule "money".'],
    [['../api/client.call'], 'There is no rule "../api/client.call".'],
    [['money.fenToYuan', '{fen}'], 'Not a JSON value: {fen}'],
    [['money.fenToYuan', '--args', '{}'], '--args takes a JSON array.'],
    [[], 'Usage: '],
    [['money.fenToYuan', '1', '2'], 'Usage: '],
  ])('%j makes no sense', (args, message) => {
    const { status, stderr, lines } = rules(args)
    expect(status).toBe(2)
    expect(stderr).toContain(message)
    expect(lines).toEqual([])
  })

  test('--list names them all', () => {
    const { lines, status } = rules(['--list'])
    expect(status).toBe(0)
    expect(lines).toEqual(
      expect.arrayContaining(['credential.validate', 'money.fenToYuan', 'states.move']),
    )
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(line).toMatch(/^[\w-]+(\.[\w-]+)+$/)
  })

  test('--stdin answers 10,000 lines in their order in under 5 s, bad ones too', () => {
    const input = Array.from({ length: 10_000 }, (_, fen) =>
      fen === 77 ? '{oops' : JSON.stringify({ fen }),
    )
    const start = Date.now()
    const { lines, status } = rules(['money.fenToYuan', '--stdin'], input.join('\n'))
    expect(Date.now() - start).toBeLessThan(5000)
    expect(lines).toHaveLength(10_000)
    expect(lines[77]).toBe('{"error":"Not a JSON value: {oops"}')
    expect(lines[9999]).toBe('"99.99"')
    expect(status).toBe(1)
  })
})
