import { isWorthReporting } from '@/domain/fault/worth-reporting'
import { errorText } from './failure'

/** An unexpected error: a bug, never an expected failure. */
export interface Fault {
  message: string
  stack?: string
  /** Key of the page in the route table, if it failed while drawing. */
  page?: string
  componentStack?: string
}

let tell: (fault: Fault) => void = () => undefined

/** Sets the receiver of faults besides the console. */
export const connectFaults = (to: (fault: Fault) => void): void => {
  tell = to
}

/** Reports a fault. It never throws, because reporting must not break working parts. */
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
    // A failed report has no further receiver.
  }
}

/** Logs a failure that the user does not notice. It goes only to the console. */
export const noteFault = (error: unknown): void => {
  // eslint-disable-next-line no-console -- that is where it is looked for
  console.warn(error)
}
