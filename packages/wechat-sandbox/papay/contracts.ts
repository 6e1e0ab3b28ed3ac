import * as v from 'valibot'
import { collection } from '../world/collection'
import type { SandboxStore } from '../world/store'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A contract as the simulator of WeChat Pay stores it. It has one period. */
const contract = v.object({
  outContractCode: v.string(),
  contractId: v.string(),
  state: v.picklist(['WAITING', 'SIGNED', 'TERMINATED', 'SIGN_FAILED']),
  insuredName: v.string(),
  notifyUrl: v.string(),
  amountFen: count,
  /** YYYY-MM-DD */
  dueOn: v.string(),
  signUntil: v.number(),
  scheduled: v.optional(v.object({ amountFen: count, from: v.string(), until: v.string() })),
  /** The outcome of charges: PAID, or refused because of insufficient money. */
  charges: v.picklist(['PAID', 'PAID_FAIL']),
})
export type Contract = v.InferOutput<typeof contract>

export const contractBook = (store: SandboxStore) => collection(store, 'contract', contract)
export type ContractBook = ReturnType<typeof contractBook>
