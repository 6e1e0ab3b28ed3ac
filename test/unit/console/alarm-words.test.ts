import { alarmWords } from '../../../console/copy/alarms'
import { readRunbook } from '../../../server/console/runbook'

test('every alarm of the manual has its Chinese lines, and no other', () => {
  const inManual = [...readRunbook().keys()].sort()
  expect(inManual.length).toBeGreaterThan(20)
  expect([...alarmWords.keys()].sort()).toEqual(inManual)
})
