import fc from 'fast-check'
import type { Result } from '@/domain/base/result'
import { canMove, machines, move, type Machine } from '@/domain/order/states'

/** Every transition, written down a second time on purpose. */
const arrows = {
  proposal: `
    DRAFT confirm CONFIRMED
    DRAFT cancel CANCELLED
    DRAFT expire EXPIRED
    CONFIRMED order UNPAID
    CONFIRMED cancel CANCELLED
    CONFIRMED expire EXPIRED
    UNPAID pay PAYING
    UNPAID paid PAID
    UNPAID cancel CANCELLED
    UNPAID expire EXPIRED
    PAYING payFail UNPAID
    PAYING paid PAID
    PAYING cancel CANCELLED
    PAYING expire EXPIRED
    PAID revoke REVOKED`,
  payOrder: `
    CREATED pay PAYING
    CREATED paid PAID
    CREATED partFail PART_FAIL
    CREATED fail PAID_FAIL
    CREATED failNoRetry PAID_FAIL_NO_RETRY
    CREATED expire EXPIRED
    CREATED cancel CANCEL
    PAYING paid PAID
    PAYING partFail PART_FAIL
    PAYING fail PAID_FAIL
    PAYING failNoRetry PAID_FAIL_NO_RETRY
    PAYING expire EXPIRED
    PAYING cancel CANCEL
    PAID_FAIL pay PAYING
    PAID_FAIL paid PAID
    PAID_FAIL partFail PART_FAIL
    PAID_FAIL failNoRetry PAID_FAIL_NO_RETRY
    PAID_FAIL expire EXPIRED
    PAID_FAIL cancel CANCEL
    PAID_FAIL_NO_RETRY paid REFUNDING
    EXPIRED paid REFUNDING
    CANCEL paid REFUNDING
    PAID refund REFUNDING
    PART_FAIL paid REFUNDING
    REFUNDING refunded REFUNDED`,
  refund: `
    REQUESTED accept PROCESSING
    REQUESTED succeed REFUNDED
    REQUESTED bounce ABNORMAL
    REQUESTED close CLOSED
    REQUESTED replace REPLACED
    PROCESSING fail FAILED
    PROCESSING succeed REFUNDED
    PROCESSING bounce ABNORMAL
    PROCESSING close CLOSED
    PROCESSING replace REPLACED
    ABNORMAL accept PROCESSING
    ABNORMAL succeed REFUNDED
    ABNORMAL close CLOSED
    ABNORMAL replace REPLACED
    FAILED succeed REFUNDED
    REPLACED succeed REFUNDED`,
  policy: `
    PENDING accept WAITING
    PENDING takeEffect EFFECTIVE
    PENDING reject REVOKING
    PENDING revoke REVOKING
    ISSUING issue WAITING
    ISSUING reject NOT_ISSUED
    ISSUING lapse NOT_ISSUED
    ISSUING revoke REVOKING
    WAITING takeEffect EFFECTIVE
    WAITING askCancel CANCELLING
    WAITING revoke REVOKING
    EFFECTIVE expire EXPIRED
    EFFECTIVE askCancel CANCELLING
    EFFECTIVE revoke REVOKING
    CANCELLING keep WAITING
    CANCELLING revoke REVOKING
    EXPIRED revoke REVOKING
    REVOKING revoked REVOKED`,
  renewal: `
    SIGNING sign ACTIVE
    SIGNING fail SIGN_FAILED
    SIGNING end ENDED
    ACTIVE notify NOTIFIED
    ACTIVE end ENDED
    NOTIFIED schedule SCHEDULED
    NOTIFIED lapse LAPSED
    NOTIFIED end ENDED
    SCHEDULED renew RENEWED
    SCHEDULED lapse LAPSED
    SCHEDULED end ENDED`,
}
const names: Machine[] = ['proposal', 'payOrder', 'refund', 'policy', 'renewal']
const read = (machine: Machine) =>
  arrows[machine]
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))

/** Calls the rule with any text, as the shell or a database row can. */
const moveText = (machine: string, from: string, event: string) =>
  (move as (input: object) => Result<string>)({ machine, from, event })

describe.each(names)('%s', (machine) => {
  const known = read(machine)
  const states = Object.keys(machines[machine])
  const events = [...new Set(known.map(([, event = '']) => event))]

  test('moves along its arrows and along no other', () => {
    for (const from of states)
      for (const event of events) {
        const arrow = known.find(([a, b]) => a === from && b === event)
        expect([from, event, moveText(machine, from, event)]).toEqual([
          from,
          event,
          arrow ? { ok: true, value: arrow[2] } : { ok: false, code: 'ILLEGAL_MOVE' },
        ])
      }
  })

  test('every state can be reached from the first, and those of a core from its own', () => {
    const reached = new Set([states[0], ...(machine === 'policy' ? ['ISSUING'] : [])])
    for (let round = 0; round < states.length; round += 1)
      for (const [from, , to] of known) if (reached.has(from)) reached.add(to)
    expect([...reached].sort()).toEqual([...states].sort())
  })
})

test('the final states', () => {
  const finals = names.flatMap((machine) =>
    Object.keys(machines[machine]).filter(
      (state) => !read(machine).some(([from]) => from === state),
    ),
  )
  expect(finals).toEqual([
    ...['CANCELLED', 'EXPIRED', 'REVOKED'],
    'REFUNDED',
    ...['CLOSED', 'REFUNDED'],
    ...['NOT_ISSUED', 'REVOKED'],
    ...['SIGN_FAILED', 'RENEWED', 'LAPSED', 'ENDED'],
  ])
})

test('canMove answers as move does', () => {
  expect(canMove({ machine: 'proposal', from: 'UNPAID', event: 'paid' })).toBe(true)
  expect(canMove({ machine: 'proposal', from: 'EXPIRED', event: 'paid' })).toBe(false)
})

test('a state or machine of another world is refused', () => {
  expect(moveText('payOrder', 'DRAFT', 'pay')).toEqual({ ok: false, code: 'UNKNOWN_STATE' })
  expect(moveText('policy', 'toString', 'revoke')).toEqual({ ok: false, code: 'UNKNOWN_STATE' })
  expect(moveText('policy', 'PENDING', 'toString')).toEqual({ ok: false, code: 'ILLEGAL_MOVE' })
  expect(moveText('toString', 'length', 'x')).toEqual({ ok: false, code: 'UNKNOWN_STATE' })
  expect(moveText('x', 'PENDING', 'revoke')).toEqual({ ok: false, code: 'UNKNOWN_STATE' })
})

test('money paid once is never paid again, and what is given back was received', () => {
  const event = fc.constantFrom(...new Set(read('payOrder').map(([, name = '']) => name)))
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = 'CREATED'
      let received = 0
      for (const name of events) {
        const answer = moveText('payOrder', state, name)
        if (!answer.ok) continue
        if (name === 'paid') received += 1
        if (answer.value === 'REFUNDING' || answer.value === 'REFUNDED') expect(received).toBe(1)
        state = answer.value
      }
      expect(received).toBeLessThanOrEqual(1)
    }),
  )
})
