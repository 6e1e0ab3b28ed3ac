import { alarmDetail, alarmWords } from '../../../console/copy/alarms'
import { readRunbook } from '../../../server/console/runbook'

test('every alarm of the manual has its Chinese lines, and no other', () => {
  const inManual = [...readRunbook().keys()].sort()
  expect(inManual.length).toBeGreaterThan(20)
  expect([...alarmWords.keys()].sort()).toEqual(inManual)
})

test('what else an alarm says has names, and money is in yuan', () => {
  expect(alarmDetail({ reason: 'CLOSED', provider: 'WECHAT_PAY', expectedFen: 6900 })).toEqual([
    ['原因', '已关闭，换单号重退'],
    ['支付机构', '微信支付'],
    ['应为', '¥69.00'],
  ])
})
