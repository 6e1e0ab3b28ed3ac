import { useEffect, useState } from 'react'
import { send, type Failure } from '@/api/client'
import { getRewards, type Rewards } from '@/contract/reward'
import { useLoad, type Loading } from '@/ui/load/use-load'
import { useReturn } from '@/ui/load/use-return'

const EVERY_MS = 3_000

/**
 * The balance, read again when the person comes back, and every few seconds as long as WeChat has
 * still to say something: of what was just withdrawn, or of money that was just taken.
 */
export const useRewards = (): Loading<Rewards, Failure> & { expect: (id: string) => void } => {
  const [taken, setTaken] = useState('')
  const { state, again } = useLoad('rewards', () => send(getRewards, {}))
  useReturn(() => void again())
  const waits =
    state.status === 'ready' &&
    state.value.withdrawals.some(
      ({ withdrawalId, status }) =>
        status === 'REQUESTED' || (status === 'PROCESSING' && withdrawalId === taken),
    )
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void again(), EVERY_MS)
    return () => clearInterval(timer)
  }, [waits, again])
  return { state, again, expect: setTaken }
}
