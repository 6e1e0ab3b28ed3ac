/** The message of an error. WeChat rejects with a plain `{ errMsg }`, browsers with an Error. */
export const errorText = (error: unknown): string => {
  if (error instanceof Error) return error.message
  if (typeof error === 'object' && error !== null && 'errMsg' in error) return String(error.errMsg)
  return String(error)
}

/**
 * Why a capability of the device failed, with the same codes for every port. CANCELLED: the user
 * cancelled. DENIED: the user or the settings forbid it. UNDECLARED: WeChat's console or our
 * manifest does not declare it, which is our fault. UNSUPPORTED: this host cannot do it, so it must
 * not be offered again. FAILED: any other failure. (http and storage have codes of their own:
 * NETWORK, TIMEOUT, QUOTA, BLOCKED.)
 */
export type FailureCode = 'CANCELLED' | 'DENIED' | 'UNDECLARED' | 'UNSUPPORTED' | 'FAILED'

export interface PortFailure {
  ok: false
  code: FailureCode
  /** The platform's own message, for the log only. */
  why: string
  /** WeChat's errCode or errno, if it gave one. Some have a text of their own. */
  nativeCode?: number
}

export type PortResult<T = undefined> = { ok: true; value: T } | PortFailure

export const done: { ok: true; value: undefined } = { ok: true, value: undefined }

export const unsupported = (why: string): PortFailure => ({ ok: false, code: 'UNSUPPORTED', why })

export const failed = (why: string): PortFailure => ({ ok: false, code: 'FAILED', why })

const nativeCodeOf = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const { errCode, errno } = error as { errCode?: unknown; errno?: unknown }
  return [errno, errCode].find((code) => typeof code === 'number')
}

/**
 * WeChat's errno 112 is a scope that our privacy agreement does not name; 104 means that the user
 * refused the agreement.
 */
const codeOf = (words: string, nativeCode: number | undefined): FailureCode => {
  if (nativeCode === 112 || /not declared|need to be declared/i.test(words)) return 'UNDECLARED'
  if (nativeCode === 104 || /den(y|ied)|not authorized|NotAllowedError/i.test(words))
    return 'DENIED'
  if (/cancel|AbortError/i.test(words)) return 'CANCELLED'
  return /not supported?|not exist|unsupported/i.test(words) ? 'UNSUPPORTED' : 'FAILED'
}

/** Reads WeChat's rejection, `{ errMsg: 'requestPayment:fail cancel' }`, or a browser's error. */
export const failureOf = (error: unknown): PortFailure => {
  const why = errorText(error)
  const nativeCode = nativeCodeOf(error)
  const code = codeOf(error instanceof Error ? `${error.name} ${why}` : why, nativeCode)
  return { ok: false, code, why, ...(nativeCode === undefined ? {} : { nativeCode }) }
}

/**
 * Runs a function that may reject and answers its failure as a value, because Taro and browsers
 * reject in many forms.
 */
export const attempt = async <T>(act: () => Promise<T>): Promise<PortResult<T>> => {
  try {
    return { ok: true, value: await act() }
  } catch (error) {
    return failureOf(error)
  }
}

/** Does the same for an action whose answer nobody needs. */
export const carryOut = async (act: () => Promise<unknown>): Promise<PortResult> => {
  const answered = await attempt(act)
  return answered.ok ? done : answered
}
