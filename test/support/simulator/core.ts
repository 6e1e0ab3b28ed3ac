import type { FaultTable } from '@huimin/wechat-sandbox'
import type { CoreFault } from '../../../sandbox/services/core/port'
import { policyKeyOf } from '../../../server/insurer/wire'
import { turnSandbox } from '../purchase'
import type { CorePort, CoreTurn, Step } from './steps'
import { CORE, type Town } from './town'

/** The core of the insurer as an actor: how it answers, and when nobody hears it. */

type Fault = Parameters<FaultTable['add']>[0]
type How = Omit<Fault, 'cmd' | 'times'>
const code = (named: CoreFault): How => ({ mode: 'code', code: named })

const turns: Readonly<Record<CoreTurn, How>> = {
  late: code('LATER'),
  refused: code('REFUSE'),
  silent: { mode: 'drop' },
  noDocument: code('NO_DOCUMENT'),
  secondNumber: code('OTHER_NUMBER'),
  wrongSignature: code('WRONG_SIGNATURE'),
  otherKey: code('OTHER_KEY'),
  notTaken: code('MALFORMED'),
}

const ports: readonly CorePort[] = ['issue', 'cancel']
/** More requests than a history makes. */
const FOR_LONG = 1000

export const openCore = ({ world }: Town) => ({
  turn: ({ port, turn }: Extract<Step, { do: 'core' }>): void =>
    world.faults.add({ cmd: `core.${port}`, ...turns[turn], times: 1 }),

  down: (): void => {
    for (const port of ports)
      world.faults.add({ cmd: `core.${port}`, ...code('DOWN'), times: FOR_LONG })
  },

  /** It hears again; what else was ordered for other services stays. */
  back: (): void => {
    const others = world.faults.list().filter(({ cmd }) => !cmd.startsWith('core.'))
    world.faults.clear()
    for (const fault of others) world.faults.add(fault)
  },

  /** A person of whom the core has not heard yet has no wish. */
  wish: (
    { person, cancel }: Extract<Step, { do: 'wish' }>,
    { proposalId, people }: { proposalId: string; people: readonly number[] },
  ): Promise<void> => {
    const key = policyKeyOf(proposalId, person % people.length)
    return turnSandbox(world, `core-policies/${CORE}/${key}`, { cancelWish: cancel }).catch(
      () => undefined,
    )
  },

  /** In the end the core decides about everybody. */
  decide: async (): Promise<void> => {
    for (const { key, cancelWish } of await world.corePolicies())
      if (cancelWish === 'LATER')
        await turnSandbox(world, `core-policies/${CORE}/${key}`, { cancelWish: 'ACKNOWLEDGED' })
  },
})

export type Core = ReturnType<typeof openCore>
