import fc from 'fast-check'
import {
  confirmNext,
  confirmStart,
  needsBinding,
  needsRealName,
  type Applicant,
  type ConfirmEvent,
  type ConfirmState,
} from '@/domain/realname/confirm-sequence'

const visitor: Applicant = {
  env: 'H5',
  problems: [],
  agreed: true,
  credentialType: '01',
  phoneLocked: false,
  personLocked: false,
}
const submit = (change: Partial<Applicant> = {}): ConfirmEvent => ({
  type: 'SUBMIT',
  applicant: { ...visitor, ...change },
})
const answer = (call: string, given: object): ConfirmEvent => ({
  type: 'ANSWER',
  call,
  answer: given,
})
const run = (...events: ConfirmEvent[]) =>
  events.reduce<ConfirmState>((state, event) => confirmNext({ state, event }), confirmStart)
const callOf = (state: ConfirmState) =>
  'call' in state && state.at !== 'FAILED' ? state.call : state.at

const bind = answer('setBindPhone', { result: 0 })
const name = answer('authH5Realname', { result: 1 })
const nameInWechat = answer('authWxRealnameLv2', { result: 1, authLevel: 'LV2' })

test('VA067 an invalid form stops before the terms', () => {
  expect(
    run(submit({ problems: [{ field: 'name' }, { field: 'mobile' }], agreed: false })),
  ).toEqual({
    at: 'FORM_INVALID',
    field: 'name',
  })
})

test('VA068 open terms stop before any call', () => {
  expect(run(submit({ agreed: false }))).toEqual({ at: 'TERMS_OPEN' })
})

test('VA069 H5 binds the phone first, WeChat does not', () => {
  expect(callOf(run(submit()))).toBe('setBindPhone')
  expect(callOf(run(submit({ env: 'WECHAT' })))).toBe('authWxRealnameLv2')
})

test('VA070 a phone bound before is not bound again', () => {
  expect(callOf(run(submit({ phoneLocked: true })))).toBe('authH5Realname')
})

test('VA071 the real-name check follows the bind; a failed bind stops', () => {
  expect(callOf(run(submit(), bind))).toBe('authH5Realname')
  expect(run(submit(), bind, name)).toEqual({ at: 'CONFIRMED' })
  expect(run(submit(), answer('setBindPhone', { result: 5 }))).toEqual({
    at: 'FAILED',
    call: 'setBindPhone',
    code: '5',
  })
  expect(run(submit({ env: 'WECHAT' }), nameInWechat)).toEqual({ at: 'CONFIRMED' })
})

test.each([
  ['VA072', { credentialType: '17' }],
  ['VA072', { credentialType: '551' }],
  ['VA072', { credentialType: '552' }],
  ['VA072', { credentialType: 'unheard of' }],
  ['VA073', { personLocked: true }],
])('%s no real-name check for %j', (_row, change) => {
  expect(run(submit(change), bind)).toEqual({ at: 'CONFIRMED' })
  expect(run(submit({ ...change, phoneLocked: true }))).toEqual({ at: 'CONFIRMED' })
  expect(run(submit({ ...change, env: 'WECHAT' }))).toEqual({ at: 'CONFIRMED' })
})

test('a failed check names its code, and another try starts over', () => {
  const failed = run(submit(), bind, answer('authH5Realname', { authCode: 'ID_HAD_USE' }))
  expect(failed).toEqual({ at: 'FAILED', call: 'authH5Realname', code: 'ID_HAD_USE' })
  expect(callOf(confirmNext({ state: failed, event: submit() }))).toBe('setBindPhone')
  expect(
    run(submit({ env: 'WECHAT' }), answer('authWxRealnameLv2', { authCode: 'WX_AUTH_FAIL' })),
  ).toEqual({
    at: 'FAILED',
    call: 'authWxRealnameLv2',
    code: 'WX_AUTH_FAIL',
  })
})

test('a second tap makes no second call', () => {
  const binding = run(submit())
  expect(confirmNext({ state: binding, event: submit({ phoneLocked: true }) })).toBe(binding)
  const naming = run(submit(), bind)
  expect(confirmNext({ state: naming, event: submit() })).toBe(naming)
})

test('answers that nobody waits for change nothing', () => {
  expect(run(bind)).toEqual(confirmStart)
  expect(callOf(run(submit(), name))).toBe('setBindPhone')
  expect(callOf(run(submit(), bind, bind))).toBe('authH5Realname')
  expect(run(submit(), { type: 'EDIT' }, bind)).toEqual(confirmStart)
})

test('nobody is confirmed without every step that they need, whatever happens', () => {
  const applicant = fc.record({
    env: fc.constantFrom('H5' as const, 'WECHAT' as const),
    problems: fc.array(fc.record({ field: fc.string() }), { maxLength: 1 }),
    agreed: fc.boolean(),
    credentialType: fc.constantFrom('01', 'PASSPORT', '551', 'x'),
    phoneLocked: fc.boolean(),
    personLocked: fc.boolean(),
  })
  const event: fc.Arbitrary<ConfirmEvent> = fc.oneof(
    fc.record({ type: fc.constant('SUBMIT' as const), applicant }),
    fc.constantFrom(bind, name, nameInWechat, answer('setBindPhone', { result: 9 })),
    fc.constantFrom(answer('authH5Realname', {}), { type: 'EDIT' as const }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = confirmStart
      let submitted: Applicant | undefined
      let isBound = false
      let isNamed = false
      for (const one of events) {
        const waiting = state.at === 'BINDING' || state.at === 'NAMING'
        if (one.type === 'SUBMIT' && !waiting) {
          submitted = one.applicant
          isBound = isNamed = false
        }
        if (state.at === 'BINDING' && one === bind) isBound = true
        if (state.at === 'NAMING' && (one === name || one === nameInWechat)) isNamed = true
        state = confirmNext({ state, event: one })
        if (state.at === 'NAMING' || state.at === 'CONFIRMED') {
          if (!submitted) throw new Error('never submitted')
          expect(submitted.problems).toEqual([])
          expect(submitted.agreed).toBe(true)
          if (needsBinding(submitted)) expect(isBound).toBe(true)
          if (state.at === 'CONFIRMED' && needsRealName(submitted)) expect(isNamed).toBe(true)
        }
      }
    }),
    { numRuns: 500 },
  )
})
