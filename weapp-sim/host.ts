/** Calls from the page in the browser to the process that started it (`window.weappHost`). */
export interface HostCalls {
  request(ask: RequestAsk): Promise<RequestAnswer>
  requestPayment(order: Readonly<Record<string, unknown>>): Promise<PaymentOutcome>
  logAdded(entry: LogEntry): void
  exceptionThrown(exception: Exception): void
  bindingCalled(call: { readonly name: string; readonly args: readonly unknown[] }): void
}

export interface RequestAsk {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Milliseconds. */
  readonly timeout: number
}

export type RequestAnswer =
  | {
      readonly ok: true
      readonly statusCode: number
      readonly header: Readonly<Record<string, string>>
      readonly cookies: readonly string[]
      readonly bodyBase64: string
    }
  | { readonly ok: false; readonly reason: string }

/** The result of the payment sheet. `cancel` means that the person closed it. */
export type PaymentOutcome = 'paid' | 'cancel' | { readonly fail: string }

export interface LogEntry {
  readonly type: string
  readonly args: readonly unknown[]
}

export interface Exception {
  readonly message: string
  readonly stack?: string | undefined
}
