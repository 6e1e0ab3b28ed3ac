import { nextState, type EventsOf, type StatesOf } from '@/domain/base/state-table'
import { machines } from '@/domain/payment/order-states'
import { rewardMachines } from '@/domain/share/reward-states'
import type { Context } from '../../context/context'
import type { Writes } from '../../db/write-batch'
import { updatePayOrder, updateRefund, type PayOrder, type Refund } from '../pay/repo'
import { updatePolicy, type Policy } from '../policy/repo'
import { updateProposal, type Proposal } from '../proposal/repo'
import { updateRenewal, type Renewal } from '../renewal/repo'
import { updateReward, type Reward } from '../share/reward-repo'
import { updateWithdrawal, type Withdrawal } from '../share/withdrawal-repo'
import { addTransition } from './repo'

export const tables = { ...machines, ...rewardMachines } as const

export type Machine = keyof typeof tables
type StateOf<M extends Machine> = StatesOf<(typeof tables)[M]>
type EventOf<M extends Machine> = EventsOf<(typeof tables)[M]>

/**
 * Makes the only function that writes the status of a record. It works out the next state by the
 * state table, records the transition, and writes the state together with `change`. It answers the
 * moved record; undefined when the table does not allow the event.
 */
const mover =
  <M extends Machine, R extends { status: StateOf<M> }, C extends { status?: StateOf<M> }>(
    machine: M,
    idOf: (record: R) => string,
    write: (db: Writes, id: string, change: C) => Promise<unknown>,
  ) =>
  async (
    ctx: Context,
    db: Writes,
    record: R,
    event: EventOf<M>,
    change: Omit<C, 'status'> = {} as Omit<C, 'status'>,
  ): Promise<R | undefined> => {
    const { status: fromState } = record
    const next = nextState(tables[machine], fromState, event)
    if (!next.ok) return undefined
    const entityId = idOf(record)
    const id = ctx.ids.next()
    const at = ctx.clock.now()
    await addTransition(db, { id, machine, entityId, event, fromState, toState: next.value, at })
    const changed = { ...change, status: next.value as StateOf<M> }
    await write(db, entityId, changed as unknown as C)
    return { ...record, ...changed }
  }

export const moveProposal = mover('proposal', ({ id }: Proposal) => id, updateProposal)
export const movePayOrder = mover('payOrder', ({ id }: PayOrder) => id, updatePayOrder)
export const moveRefund = mover('refund', ({ outRefundNo }: Refund) => outRefundNo, updateRefund)
export const movePolicy = mover('policy', ({ id }: Policy) => id, updatePolicy)
export const moveRenewal = mover('renewal', ({ id }: Renewal) => id, updateRenewal)
export const moveReward = mover('reward', ({ id }: Reward) => id, updateReward)
export const moveWithdrawal = mover('withdrawal', ({ id }: Withdrawal) => id, updateWithdrawal)
