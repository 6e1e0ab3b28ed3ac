import { framesOf, maskFault } from '@/domain/fault/report'
import { isWorthReporting } from '@/domain/fault/worth-reporting'
import { errorText } from '@/platform/failure'
import type { PageKey } from '@/routes/pages'
import { send } from './gateway'
import { host, isAppThere } from './host'

const told = new Set<string>()

/** Reports faults to the gateway, each once. The main package does it by itself once it runs. */
export const watchFaults = (page: PageKey): void => {
  const tell = (fault: unknown): void => {
    const message = errorText(fault)
    if (isAppThere() || told.has(message) || !isWorthReporting(message)) return
    told.add(message)
    const stack = fault instanceof Error ? (fault.stack ?? '') : message
    void send('reportFault', { page, message: maskFault(message), at: framesOf(stack) })
  }
  host.onError(tell)
  host.onUnhandledRejection?.(({ reason }) => tell(reason))
}
