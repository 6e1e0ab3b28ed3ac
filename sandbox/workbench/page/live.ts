import { useEffect, useState } from 'react'
import type { Snapshot } from '../snapshot'

export interface Live {
  state: Snapshot | undefined
  isConnected: boolean
  /** The gateway's running time, ms since 1970. */
  now: number
}

/** The content of the sandbox, which it sends at every change. The browser reconnects by itself. */
export function useLive(): Live {
  const [state, setState] = useState<Snapshot>()
  const [isConnected, setConnected] = useState(false)
  const [ahead, setAhead] = useState(0)
  const [real, setReal] = useState(Date.now)

  useEffect(() => {
    const events = new EventSource('/sandbox/events')
    events.onopen = () => setConnected(true)
    events.onerror = () => setConnected(false)
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as { now: number; state: Snapshot }
      setAhead(told.now - Date.now())
      setState(told.state)
    }
    const tick = setInterval(() => setReal(Date.now()), 1000)
    return () => {
      events.close()
      clearInterval(tick)
    }
  }, [])

  return { state, isConnected, now: real + ahead }
}
