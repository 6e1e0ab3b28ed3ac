import type { CallName } from '@/contract/calls'
import { errorName } from '@/contract/errors'
import type { Log, LogFields } from '../../../server/context/log'
import type { Reply } from '../remote'

/** An answer that a person got: the name of its code, and the reason of a refusal. */
export interface Told {
  call: CallName
  code: string
  reason: string
  data: unknown
}

/** What is noted while a history is played, because it cannot be read afterwards. */
export interface Notes {
  /** Collects the alarms of the gateways. */
  log: Log
  answers: Told[]
  alarms: Set<string>
  happened: Set<string>
  /** Orders of which the core refused a cancellation that it was told. */
  refused: Set<string>
  /** Words of people that a log line had. */
  leaked: Set<string>
  answer(call: CallName, reply: Reply): void
  startOver(): void
}

/** The answer of a core that stands against what it was told. */
const REFUSED = 'CANCELLATION_REFUSED'

/** `secrets` are names and numbers that no line of a log may have. */
export function createNotes(secrets: readonly string[]): Notes {
  const answers: Told[] = []
  const alarms = new Set<string>()
  const happened = new Set<string>()
  const refused = new Set<string>()
  const leaked = new Set<string>()
  const note = (fields: LogFields, message: string) => {
    const line = JSON.stringify([fields, message])
    for (const secret of secrets) if (line.includes(secret)) leaked.add(secret)
    const { alarm, reason, proposalId } = fields
    if (alarm) alarms.add(alarm)
    if (alarm && reason !== undefined) alarms.add(`${alarm} ${reason}`)
    if (reason === REFUSED && proposalId !== undefined) refused.add(proposalId)
  }
  return {
    log: { info: note, warn: note, error: note },
    answers,
    alarms,
    happened,
    refused,
    leaked,
    answer: (call, { code, extra, data }) => {
      const name = code === 0 ? 'OK' : errorName(code)
      answers.push({ call, code: name, reason: String(extra?.code ?? ''), data })
    },
    startOver: () => {
      answers.splice(0)
      alarms.clear()
      happened.clear()
      refused.clear()
      leaked.clear()
    },
  }
}
