import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { updatePayOrder, updateRefund } from '../../server/records/pay/repo'
import type { updateProposal } from '../../server/records/proposal/repo'
import type { updateRenewal } from '../../server/records/renewal/repo'
import type { updateWithdrawal } from '../../server/records/share/withdrawal-repo'

/**
 * No function that updates a record takes a status. Each line below has an error of types, or the tests
 * do not compile: the compiler refuses a directive that nothing needs.
 */

// @ts-expect-error a status is written by transition/move alone
const payOrder: Parameters<typeof updatePayOrder>[2] = { status: 'PAID' }
// @ts-expect-error a status is written by transition/move alone
const refund: Parameters<typeof updateRefund>[2] = { status: 'REFUNDED' }
// @ts-expect-error a status is written by transition/move alone
const proposal: Parameters<typeof updateProposal>[2] = { storedStatus: 'PAID' }
// @ts-expect-error a status is written by transition/move alone
const renewal: Parameters<typeof updateRenewal>[2] = { status: 'OVER' }
// @ts-expect-error a status is written by transition/move alone
const withdrawal: Parameters<typeof updateWithdrawal>[2] = { status: 'PAID' }

test('the planted statuses are all there are', () => {
  const planted = [payOrder, refund, proposal, renewal, withdrawal]
  const columns = planted.flatMap((change) => Object.keys(change))
  assert.deepEqual(columns, ['status', 'status', 'storedStatus', 'status', 'status'])
})
