import type { CallName } from '@/contract/calls'
import { errorName } from '@/contract/errors'
import { silentLog, type Log } from '../../../server/context/log'
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
  answer(call: CallName, reply: Reply): void
  startOver(): void
}

export function createNotes(): Notes {
  const answers: Told[] = []
  const alarms = new Set<string>()
  const happened = new Set<string>()
  return {
    log: {
      ...silentLog,
      error: ({ alarm }) => void (alarm && alarms.add(alarm)),
    },
    answers,
    alarms,
    happened,
    answer: (call, { code, extra, data }) => {
      const name = code === 0 ? 'OK' : errorName(code)
      answers.push({ call, code: name, reason: String(extra?.code ?? ''), data })
    },
    startOver: () => {
      answers.splice(0)
      alarms.clear()
      happened.clear()
    },
  }
}
