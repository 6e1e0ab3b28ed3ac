import { shared } from '@/platform/shared'
import { runningEvidence, takeSeq } from '@/stores/evidence'
import { keepFound, useFoundPolicies } from '@/stores/found-policies'
import { lastPage, noteLastPage } from '@/stores/last-page'
import { beganPaying, isPaying, payAtOnce, takePayAtOnce } from '@/stores/paying'
import {
  addInsurant,
  beginPurchase,
  fillPurchase,
  newInsurant,
  resetPurchase,
  usePurchase,
} from '@/stores/purchase'
import { keepCode, lastCode } from '@/stores/sent-code'
import { isSignedIn, lastPerson } from '@/stores/session'
import { leaveForWebView } from '@/stores/web-return'
import { signOut } from '@/subjects/account/flow/leave'
import { answerWith } from '../../support/ui/answers'
import { signIn } from '../../support/ui/signed-in'

test('ST031 a reset brings every field of the form back to its default', () => {
  const fresh = usePurchase.getState()
  beginPurchase('310000_PP57')
  addInsurant(newInsurant('SPOUSE'))
  fillPurchase({ comboCode: 'A' })
  expect(usePurchase.getState()).not.toEqual(fresh)
  resetPurchase()
  expect(usePurchase.getState()).toEqual(fresh)
})

test('ST031 whoever signs out leaves nothing of themselves', async () => {
  const fresh = usePurchase.getState()
  answerWith({ logout: () => ({ data: {} }) })
  signIn()
  beginPurchase('310000_PP57')
  keepFound([])
  beganPaying('P1', '1')
  payAtOnce('P1')
  keepCode('BIND_PHONE', 'S1')
  const { traceId } = takeSeq('PP57')
  leaveForWebView({ address: '/order-detail?orderId=O1', stays: false })
  noteLastPage('/order-detail?orderId=O1')
  await signOut()
  expect(isSignedIn()).toBe(false)
  expect(lastPerson()).toBeUndefined()
  expect(usePurchase.getState()).toEqual(fresh)
  expect(useFoundPolicies.getState().list).toBeUndefined()
  expect([isPaying('P1'), takePayAtOnce('P1')]).toEqual([false, false])
  expect(lastCode('BIND_PHONE')).toBeUndefined()
  // Notices that one person has read do not count for another person.
  expect(runningEvidence('PP57')).toMatchObject({ nextSeq: 0 })
  expect(runningEvidence('PP57').traceId).not.toBe(traceId)
  expect(shared().webReturn).toBeUndefined()
  expect(lastPage()).toBeUndefined()
})
