/** What the gateway reads from its own tables for the workbench. All instants are ms since 1970. */
export interface GatewayRecords {
  /** Captchas that wait for an answer, newest first. */
  openCaptchas: (now: number) => Promise<OpenCaptcha[]>
  /** Users with a login that is not over, the latest first. */
  signedIn: (now: number) => Promise<SignedIn[]>
  /** What happened to an order; undefined if there is none. */
  orderHistory: (orderId: string) => Promise<OrderHistory | undefined>
  /** The people of an order whose policies the core of an insurer issues, as we know them. */
  insuredByCore: (orderId: string, now: number) => Promise<InsuredByCore[]>
}

/** A captcha that waits for an answer; `offset` is per mille of its track. */
export interface OpenCaptcha {
  id: string
  offset: number
  choice: string
  createdAt: number
}

interface SignedIn {
  id: string
  openId: string
  mobileMask?: string
  signedInAt: number | null
  orders: {
    orderId: string
    cityCode: string
    productCode: string
    status: string
    totalFen: number
    createdAt: number
  }[]
}

export interface OrderHistory {
  createdAt: number
  /** Every number by which a call or a service may name the order. */
  numbers: string[]
  moves: {
    machine: string
    entityId: string
    event: string
    fromState: string
    toState: string
    at: number
  }[]
  entries: { entry: string; debit: string; credit: string; amountFen: number; at: number }[]
  notifications: { id: string; eventType: string; outTradeNo: string; receivedAt: number }[]
  messages: { topic: string; createdAt: number; sentAt: number | null; deadAt: number | null }[]
  evidence: { type: string; pageId: string; pageVersion: string; at: number }[]
}

export interface InsuredByCore {
  /** By which the core knows this person's policy. */
  key: string
  core: string
  nameMask: string
  status: string | null
  policyNo: string | null
  documentSha256: string | null
  premiumFen: number
  refusedFor: string | null
  end: { reason: string; on: string; refundFen: number } | null
  health: { question: string; answer: boolean }[]
  renewalOf: string | null
  /** Whether the core has not answered something yet. */
  isWaiting: boolean
}
