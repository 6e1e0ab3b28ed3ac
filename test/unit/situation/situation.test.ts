import { machines, statesOf } from '@/domain/order/states'
import { hasDocument, situationOf, type Facts } from '@/domain/situation/situation'

/** Known states and the one word for each. Every state of every machine has a row. */

describe('an order', () => {
  test.each([
    ['DRAFT', 'TO_PAY', 'NOT_PAID'],
    ['CONFIRMED', 'TO_PAY', 'NOT_PAID'],
    ['UNPAID', 'TO_PAY', 'NOT_PAID'],
    ['PAYING', 'PAYING', 'NOT_PAID'],
    ['PAID', 'PAID', 'CHECKING'],
    ['CANCELLED', 'CANCELLED', 'CLOSED'],
    ['EXPIRED', 'EXPIRED', 'CLOSED'],
    ['REVOKED', 'REVOKED', 'REVOKED'],
  ] as const)('%s is %s, its purchase %s', (status, order, outcome) => {
    expect(situationOf({ order: { status } })).toMatchObject({ order, outcome })
  })

  test('its table names every state', () => {
    expect(statesOf('proposal')).toEqual(Object.keys(machines.proposal))
    for (const status of statesOf('proposal'))
      expect(situationOf({ order: { status } }).order).toEqual(expect.any(String))
  })

  test.each([
    [{ refusal: { refusedAt: '' } }, 'REFUSED'],
    [{ givenBack: true }, 'GIVEN_BACK'],
    [{ refusal: { refusedAt: '' }, givenBack: true }, 'REFUSED'],
    [{ refusal: null, givenBack: false }, 'REVOKED'],
  ])('that ended by %j was %s', (ending, word) => {
    const told = situationOf({
      order: { status: 'REVOKED', ...ending },
      policies: [{ status: 'REVOKED', ...ending }],
    })
    expect(told).toMatchObject({ order: word, outcome: word, policies: [word], cover: 'NONE' })
  })
})

describe('a paid order', () => {
  test.each([
    [['PENDING'], 0, 'CHECKING'],
    [['WAITING', 'PENDING'], 0, 'CHECKING'],
    [['EFFECTIVE', 'PENDING'], 1, 'CHECKING'],
    [['WAITING', 'WAITING'], 0, 'BOUGHT'],
    [['WAITING'], 1, 'PART'],
    [['EFFECTIVE'], 0, 'COVERED'],
    [['EFFECTIVE'], 2, 'PART'],
    [['EXPIRED'], 0, 'OVER'],
    [['EXPIRED'], 1, 'OVER'],
    [[], 0, 'CHECKING'],
  ] as const)('with %j, %i left out, is %s', (states, leftOut, outcome) => {
    const policies = states.map((status) => ({ status }))
    expect(situationOf({ order: { status: 'PAID' }, policies, leftOut }).outcome).toBe(outcome)
  })
})

describe('policies', () => {
  test.each([
    ['PENDING', 'PENDING', false],
    ['WAITING', 'WAITING', true],
    ['EFFECTIVE', 'EFFECTIVE', true],
    ['EXPIRED', 'EXPIRED', true],
    ['REVOKING', 'REVOKING', false],
    ['REVOKED', 'REVOKED', false],
  ] as const)('%s is said as %s, with a document: %p', (status, word, document) => {
    const [told] = situationOf({ policies: [{ status }] }).policies
    expect(told).toBe(word)
    expect(told && hasDocument(told)).toBe(document)
  })

  test.each(['REVOKING', 'REVOKED'] as const)('%s by the insurer was never revoked', (status) => {
    const [refused] = situationOf({ policies: [{ status, refusal: {} }] }).policies
    const [returned] = situationOf({ policies: [{ status, givenBack: true }] }).policies
    expect([refused, returned]).toEqual(['REFUSED', 'GIVEN_BACK'])
  })

  test('their table names every state', () => {
    for (const status of statesOf('policy'))
      expect(situationOf({ policies: [{ status }] }).policies).toEqual([status])
  })

  test.each([
    [[], 'NONE'],
    [['REVOKED'], 'NONE'],
    [['REVOKING', 'EXPIRED'], 'NONE'],
    [['PENDING', 'REVOKED'], 'CHECKING'],
    [['EXPIRED', 'WAITING', 'PENDING'], 'TO_COME'],
    [['WAITING', 'EFFECTIVE'], 'IN_FORCE'],
  ] as const)('%j together are cover: %s', (states, cover) => {
    expect(situationOf({ policies: states.map((status) => ({ status })) }).cover).toBe(cover)
  })
})

test.each([
  [[], 'NONE'],
  [['REQUESTED'], 'RETURNING'],
  [['PROCESSING', 'REFUNDED'], 'RETURNING'],
  [['REFUNDED', 'REFUNDED'], 'RETURNED'],
  [['REFUNDED', 'ABNORMAL'], 'STUCK'],
  [['REFUNDED', 'UNKNOWN'], 'UNKNOWN'],
] as const)('refunds %j: %s', (states, money) => {
  expect(situationOf({ refunds: states.map((status) => ({ status })) }).money).toBe(money)
})

test.each<[Facts['renewal'], string]>([
  [undefined, 'NONE'],
  [{ isOn: false, isOffered: false }, 'NONE'],
  [{ isOn: false, isOffered: true }, 'OFF'],
  [{ isOn: true, isOffered: false }, 'ON'],
])('renewal %j: %s', (renewal, word) => {
  expect(situationOf(renewal ? { renewal } : {}).renewal).toBe(word)
})

test.each<[Facts['sale'], string]>([
  [{ isOpen: true }, 'OPEN'],
  [{ isOpen: true, opensAt: '2027-01-01T00:00:00+08:00' }, 'OPEN'],
  [{ isOpen: false, opensAt: '2027-01-01T00:00:00+08:00' }, 'SOON'],
  [{ isOpen: false }, 'CLOSED'],
  [undefined, 'CLOSED'],
])('a sale %j: %s', (sale, word) => {
  expect(situationOf(sale ? { sale } : {}).sale).toBe(word)
})

describe('a person', () => {
  test.each<[Facts['person'], string]>([
    [undefined, 'NONE'],
    [{ booked: false, reach: 'WECHAT' }, 'NONE'],
    [{ booked: true, reach: 'WECHAT' }, 'BY_WECHAT'],
    [{ booked: true, reach: 'SMS' }, 'BY_SMS'],
    [{ booked: true, reach: 'NONE' }, 'UNREACHABLE'],
    [{ booked: true }, 'UNREACHABLE'],
  ])('%j booked: %s', (person, booking) => {
    expect(situationOf(person ? { person } : {}).booking).toBe(booking)
  })

  test.each([
    [true, 'FORM'],
    [false, 'NEWS'],
  ])('who began a form, %p, is reminded of %s', (hasBegun, reminder) => {
    expect(situationOf({ person: { hasBegun } }).reminder).toBe(reminder)
  })
})
