import * as v from 'valibot'
import { getOpenBusiness } from '@/contract/account'
import { getOrder } from '@/contract/order'
import { getRevokeInfo, revokePolicyAndRefund } from '@/contract/revoke'
import { defineConsoleCall } from './define'
import { acted, fen, id, instant, words } from './fields'

/**
 * What a person sees, and what staff do in their place. The answers are those of the storefront's own
 * calls (src/contract), so that both show the same.
 */

/** What proved that the person asked for it, such as the number of a letter or of a recorded call. */
const proof = v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(80))

export const readAsCustomer = defineConsoleCall({
  name: 'readAsCustomer',
  permission: 'person.page',
  kind: 'VIEW',
  summary:
    "The order as its person sees it (the storefront's orderDetail), read only and without a login of theirs.",
  request: v.strictObject({ orderId: id }),
  response: v.object({ order: getOrder.response }),
  errors: ['NOT_FOUND'],
})

export const previewRevoke = defineConsoleCall({
  name: 'previewRevoke',
  permission: 'policy.revoke',
  kind: 'VIEW',
  summary: "What revoking this policy means: the storefront's own preview.",
  request: v.strictObject({ policyId: id }),
  response: v.object({ preview: getRevokeInfo.response }),
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW'],
})

export const revokeForCustomer = defineConsoleCall({
  name: 'revokeForCustomer',
  permission: 'policy.revoke',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Revokes all policies of the order for somebody who cannot, for exactly the amount of the preview. The person is told. Above the limit a second person must approve it, and it fails if the amount has changed by then.',
  request: v.strictObject({ policyId: id, expectedRefundable: fen, proof, reason: words }),
  response: v.object({
    ...acted.entries,
    /** Null while it waits for the second person. */
    revoked: v.nullable(revokePolicyAndRefund.response),
  }),
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW', 'CONFLICT', 'ALREADY_ASKED'],
})

export const exportForCustomer = defineConsoleCall({
  name: 'exportForCustomer',
  permission: 'data.sign-off',
  kind: 'EXPORT',
  stepUp: true,
  summary:
    'Signs off a request for the data of an account: the same JSON that its owner can export, masked.',
  request: v.strictObject({ userId: id, proof, reason: words }),
  response: v.object({ exportedAt: v.string(), json: v.string(), sha256: v.string() }),
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW'],
})

export const previewDeletion = defineConsoleCall({
  name: 'previewDeletion',
  permission: 'data.sign-off',
  kind: 'VIEW',
  summary: 'What is not over in an account, before it is deleted.',
  request: v.strictObject({ userId: id }),
  response: v.object({ open: getOpenBusiness.response, closedAt: v.nullable(instant) }),
  errors: ['NOT_FOUND'],
})

export const deleteForCustomer = defineConsoleCall({
  name: 'deleteForCustomer',
  permission: 'data.sign-off',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Signs off the deletion of an account. Refused while money is on its way; `forfeitFen` is that of the preview.',
  request: v.strictObject({ userId: id, forfeitFen: fen, proof, reason: words }),
  response: v.object({ deleted: v.literal(true) }),
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW', 'CONFLICT'],
})
