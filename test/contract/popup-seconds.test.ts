import * as v from 'valibot'
import { productPopups } from '@/contract/popups'

test.each([
  [0, 1],
  [-5, 1],
  [2.5, 2],
  [10, 10],
])('KC036 a countdown of %s runs for %s s, and no popup is dropped for it', (seconds, runs) => {
  const given = { incPopup: { auto: { answer: 'later', seconds } } }
  expect(v.parse(productPopups, given)).toMatchObject({
    incPopup: { auto: { answer: 'later', seconds: runs } },
  })
})
