import fc from 'fast-check'
import {
  noRetrieve,
  retrieveMarker,
  stepRetrieve,
  type RetrieveEvent,
} from '@/domain/reading/retrieve-marker'

const home = retrieveMarker({ cityCode: '430100', productCode: 'LG01', page: '/insure' })
const other = retrieveMarker({ cityCode: '430100', productCode: 'PH38', page: '/insure' })

function run(events: RetrieveEvent[]) {
  let state = noRetrieve
  const actions = events.map((event) => {
    const answer = stepRetrieve({ state, event })
    state = answer.state
    return answer.action
  })
  return { state, actions }
}
const enter = (marker: string, entryMarker?: string): RetrieveEvent => ({
  type: 'enter',
  marker,
  entryMarker,
})
const arm = (marker: string): RetrieveEvent => ({ type: 'arm', marker })
const back = (marker: string, dialogOpen = false): RetrieveEvent => ({
  type: 'back',
  marker,
  dialogOpen,
})

test('ST029 one marker for each city, product and page', () => {
  expect(run([enter(home), enter(home), enter(other), enter(home)]).actions).toEqual([
    'mark',
    'none',
    'mark',
    'none',
  ])
  const parts = { cityCode: '1', productCode: '2', page: '3' }
  const markers = [parts, { ...parts, cityCode: '12' }, { ...parts, page: '/' }].map(retrieveMarker)
  expect(new Set(markers).size).toBe(3)
  expect(retrieveMarker({ cityCode: 'a","b', productCode: '', page: '\ud800' })).not.toBe(
    retrieveMarker({ cityCode: 'a', productCode: 'b', page: '\ud800' }),
  )
})

test('ST029 a reload finds the marker in the history entry', () => {
  expect(run([enter(home, home)]).actions).toEqual(['none'])
  expect(run([enter(home, home), enter(home)]).actions).toEqual(['none', 'none'])
  expect(run([enter(home, other)]).actions).toEqual(['mark'])
  expect(run([enter(home, home), arm(home), back(home)]).actions[2]).toBe('popup')
})

describe('ST030 DL063 A42 Back', () => {
  test('the first brings the popup, the second leaves', () => {
    expect(run([enter(home), arm(home), back(home), back(home)]).actions).toEqual([
      'mark',
      'none',
      'popup',
      'leave',
    ])
  })
  test('with nothing pending, or on another page, it leaves', () => {
    expect(run([enter(home), back(home)]).actions[1]).toBe('leave')
    expect(run([enter(home), arm(home), back(other)]).actions[2]).toBe('leave')
    expect(run([arm(home), back(home)]).actions[1]).toBe('leave')
    const both = run([enter(home), enter(other), arm(other), arm(home), back(other)])
    expect(both.actions[4]).toBe('popup')
    expect(both.state).toEqual({ marked: [home, other], pending: [home] })
  })
  test('A43 DL064 the topmost dialog closes first', () => {
    expect(run([enter(home), arm(home), back(home, true), back(home)]).actions).toEqual([
      'mark',
      'none',
      'closeDialog',
      'popup',
    ])
  })
  test('arming twice is arming once', () => {
    expect(run([enter(home), arm(home), arm(home), back(home), back(home)]).actions).toEqual([
      'mark',
      'none',
      'none',
      'popup',
      'leave',
    ])
  })
})

test('whatever happens, a popup comes at most once for each time it was armed', () => {
  const marker = fc.constantFrom(home, other)
  const event = fc.oneof(
    marker.map((one) => enter(one)),
    marker.map((one) => arm(one)),
    fc.tuple(marker, fc.boolean()).map(([one, open]) => back(one, open)),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const { actions } = run(events)
      const popups = actions.filter((action) => action === 'popup').length
      expect(popups).toBeLessThanOrEqual(events.filter(({ type }) => type === 'arm').length)
      expect(actions.filter((action) => action === 'mark').length).toBeLessThanOrEqual(2)
    }),
  )
})
