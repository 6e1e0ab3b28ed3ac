import { drawTotpSecret, stepOfCode, unusedCode } from '../../../server/staff/second-factor'

test('a code that the sandbox shows is taken ten seconds later, whenever it is read', () => {
  const secret = drawTotpSecret()
  const start = Date.parse('2026-11-28T09:00:00Z')
  for (let second = 0; second < 60; second += 1) {
    const readAt = start + second * 1000
    const code = unusedCode(secret, 0, readAt) ?? ''
    expect(stepOfCode(secret, code, readAt)).toBeDefined()
    expect(stepOfCode(secret, code, readAt + 10_000)).toBeDefined()
  }
})
