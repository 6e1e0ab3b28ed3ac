import { useEffect, useState } from 'react'
import { send, type Failure } from '@/api/client'
import { getRewards, type Rewards } from '@/contract/reward'
import { useLoad, type Loading } from '@/ui/load/use-load'
import { useReturn } from '@/ui/load/use-return'

const EVERY_MS = 3_000

/**
 * The balance. It reloads when the user returns, and every few seconds while WeChat's answer about
 * a withdrawal or an accepted payment is pending.
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
