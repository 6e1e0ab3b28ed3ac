/** Calls from the page in the browser to the process that started it (`window.weappHost`). */
export interface HostCalls {
  request(ask: RequestAsk): Promise<RequestAnswer>
  /** In a frame, `order.action` is what the person chose in the payment sheet. */
  requestPayment(order: Readonly<Record<string, unknown>>): Promise<PaymentOutcome>
  /** The person's answer for each template, in the words of `wx.requestSubscribeMessage`. */
  subscriptionAnswered(answers: SubscriptionAnswers): Promise<void> | void
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

export type SubscriptionAnswers = Readonly<Record<string, string>>

export interface LogEntry {
  readonly type: string
  readonly args: readonly unknown[]
}

export interface Exception {
  readonly message: string
  readonly stack?: string | undefined
}

/** Calls from the process that started the browser to the page (`window.weappAutomation`). */
export interface AutomationTable {
  readonly call: (method: string, params: unknown) => Promise<unknown>
  readonly started: Promise<void>
}
