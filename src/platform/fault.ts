import { errorText } from './error-text'

/** What went wrong where nobody expected it: a bug, never an expected failure. */
export interface Fault {
  message: string
  stack?: string
  /** Key of the page in the route table, when it broke while drawing. */
  page?: string
  componentStack?: string
}

/** A script of another origin: the browser tells nothing of it, so it is not ours to mend. */
const FOREIGN = /^Script error\.?$/

// eslint-disable-next-line no-console -- until somebody is connected who keeps them
let send = (fault: Fault): void => console.error(fault)

/** Where faults go; the console until then. */
export const connectFaults = (to: (fault: Fault) => void): void => {
  send = to
}

/** Reports a fault. Never throws: reporting must not break what still works. */
export const reportFault = (
  error: unknown,
  where: Pick<Fault, 'page' | 'componentStack'> = {},
): void => {
  const message = errorText(error)
  if (FOREIGN.test(message)) return
  try {
    send({
      message,
      ...(error instanceof Error && error.stack ? { stack: error.stack } : {}),
      ...where,
    })
  } catch {
    // A report that fails has nobody left to be told.
  }
}
