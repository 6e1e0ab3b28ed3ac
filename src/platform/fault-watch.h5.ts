import type { FaultWatchPort } from './fault-watch.types'

export const watchFaults: FaultWatchPort['watchFaults'] = (tell) => {
  window.addEventListener('error', ({ error, message }) => tell(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
