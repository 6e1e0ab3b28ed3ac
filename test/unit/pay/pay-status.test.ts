import { payFailureButton, readPayStatus } from '@/domain/pay/pay-status'

test.each([
  ['ST047 PAYING', 'PAYING', { next: 'poll' }],
  ['an order whose cashier was not opened', 'CREATED', { next: 'poll' }],
  ['an order nobody has paid yet', 'UNPAID', { next: 'poll' }],
  ['an answer without status', '', { next: 'poll' }],
  ['ST048 PAID_FAIL', 'PAID_FAIL', { next: 'error', status: 'PAID_FAIL' }],
  ['ST049 EXPIRED', 'EXPIRED', { next: 'error', status: 'EXPIRED' }],
  ['ST050 CANCEL', 'CANCEL', { next: 'error', status: 'CANCEL' }],
  [
    'ST051 PAID_FAIL_NO_RETRY',
    'PAID_FAIL_NO_RETRY',
    { next: 'backToInsure', status: 'PAID_FAIL_NO_RETRY' },
  ],
  ['A49 PAID_OK', 'PAID_OK', { next: 'done' }],
  ['A49 PAID', 'PAID', { next: 'done' }],
  ['a status nobody named never counts as success', 'PAID?', { next: 'error', status: 'PAID?' }],
])('%s', (_name, payStatus, reading) => {
  expect(readPayStatus({ payStatus })).toEqual(reading)
})

test('a missing status asks again', () => {
  expect(readPayStatus({})).toEqual({ next: 'poll' })
})

describe('ST052 ER049 part payment', () => {
  const paid = { itemStatus: 'PAID_OK' }
  test.each([
    ['PAID', [paid, { itemStatus: 'FAIL', errorMsg: '余额不足' }], ['余额不足']],
    [
      'PAID_OK',
      [
        { itemStatus: 'FAIL', errorMsg: '一' },
        { ...paid, errorMsg: '无' },
        { itemStatus: '', errorMsg: '二' },
        { itemStatus: 'FAIL' },
        { itemStatus: 'FAIL', errorMsg: '' },
      ],
      ['一', '二'],
    ],
    ['PART_FAIL', [], []],
    ['PART_FAIL', [paid, { itemStatus: 'FAIL', errorMsg: '二' }], ['二']],
  ])('%s %j', (payStatus, itemList, messages) => {
    expect(readPayStatus({ payStatus, itemList })).toEqual({ next: 'partFail', messages })
  })

  test('all items paid is success', () => {
    expect(readPayStatus({ payStatus: 'PAID', itemList: [paid, paid] })).toEqual({ next: 'done' })
  })
})

test.each([
  ['ER046', 'PAID_FAIL_NO_RETRY', 3, 'backToInsure'],
  ['ER046', 'PAID_FAIL', 1, 'backToInsure'],
  ['ER047', 'PAID_FAIL', 2, 'iKnow'],
  ['ER047', undefined, 3, 'iKnow'],
])('%s %p on cashier %i: %s', (_id, payStatus, pageVersion, button) => {
  expect(payFailureButton({ payStatus, pageVersion })).toBe(button)
})
