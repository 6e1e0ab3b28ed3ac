import { isWorthReporting } from '@/domain/base/worth-reporting'
import { errorText } from './error-text'

/** What went wrong where nobody expected it: a bug, never an expected failure. */
export interface Fault {
  message: string
  stack?: string
  /** Key of the page in the route table, when it broke while drawing. */
  page?: string
  componentStack?: string
}

let tell: (fault: Fault) => void = () => undefined

/** Whom faults are told besides the console. */
export const connectFaults = (to: (fault: Fault) => void): void => {
  tell = to
}

/** Reports a fault. Never throws: reporting must not break what still works. */
export const reportFault = (
  error: unknown,
  where: Pick<Fault, 'page' | 'componentStack'> = {},
): void => {
  const message = errorText(error)
  if (!isWorthReporting(message)) return
  const fault: Fault = {
    message,
    ...(error instanceof Error && error.stack ? { stack: error.stack } : {}),
    ...where,
  }
  // eslint-disable-next-line no-console -- whoever sits before the page sees it there
  console.error(fault)
  try {
    tell(fault)
  } catch {
    // A report that fails has nobody left to be told.
  }
}
