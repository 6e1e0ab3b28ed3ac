/**
 * Every code the gateway may answer, as the envelope's `code`. The list is closed: the copy
 * module maps each one to a text and a missing text does not compile.
 *
 * 0 is success and -1 "no code given"; 999 and 10002 are
 * numbers that older clients know; the rest are grouped by hundreds.
 */
export const errorCodes = {
  UNKNOWN: -1,
  /** Pages know a failed JS-SDK configuration by this number. */
  JS_SDK_LOGIN_LOST: 1,
  MAINTENANCE: 999,

  BAD_REQUEST: 10000,
  NOT_FOUND: 10001,
  AUTH_FAILED: 10002,
  TOO_MANY_REQUESTS: 10003,
  TOO_LARGE: 10004,
  IDEMPOTENCY_KEY_MISSING: 10005,
  IDEMPOTENCY_KEY_REUSED: 10006,
  IDEMPOTENCY_IN_PROGRESS: 10007,
  UNAVAILABLE: 10008,
  /**
   * No call has this address. NOT_FOUND means that a record is missing or belongs to another user.
   */
  ADDRESS_UNKNOWN: 10009,

  CAPTCHA_WRONG: 20101,
  CAPTCHA_EXPIRED: 20102,
  SMS_TOO_SOON: 20103,
  SMS_LIMIT: 20104,
  SMS_SEND_FAILED: 20105,
  VERIFY_CODE_EXPIRED: 2,
  VERIFY_CODE_WRONG: 20106,
  VERIFY_CODE_TRIES: 20107,
  WX_LOGIN_FAILED: 20108,
  ACCOUNT_IN_USE: 20109,
  TICKET_INVALID: 20110,
  WX_UNAVAILABLE: 20111,
  PHONE_TAKEN: 20112,
  PHONE_FAILED: 20113,
  REWARD_LEFT: 20114,
  /** The captcha was right, and another one follows, because others before it were wrong. */
  CAPTCHA_MORE: 20115,

  PRODUCT_NOT_FOUND: 30101,
  SALE_CLOSED: 30102,
  APPLICANT_INVALID: 30103,
  INSURANT_INVALID: 30104,
  INSURANT_LIMIT: 30105,
  INSURANT_DUPLICATE: 30106,
  INSURANT_AGE: 30107,
  ALREADY_INSURED: 30108,
  COMBO_INVALID: 30109,
  TRACE_INCOMPLETE: 30110,
  NOTICE_CHANGED: 30111,
  PRICE_CHANGED: 30112,
  TRACE_REFUSED: 30113,
  REALNAME_MISMATCH: 30114,
  IDENTITY_LOCKED: 30115,
  LICENCE_PICTURE: 30116,
  LICENCE_UNREADABLE: 30117,
  REALNAME_REQUIRED: 30118,
  ID_CARD_UNREADABLE: 30119,
  ID_CARD_SIDE: 30120,
  INSURER_REFUSES: 30121,
  INSURER_AWAY: 30122,

  PROPOSAL_STATE: 40101,
  PROPOSAL_EXPIRED: 40102,
  ORDER_STATE: 40103,
  ORDER_EXPIRED: 40104,
  ORDER_ALREADY_PAID: 40105,
  PAY_TYPE_UNAVAILABLE: 40106,
  PAY_GATEWAY: 40107,
  TOO_MANY_ORDERS: 40108,
  PROPOSAL_UNPAID: 40109,
  PAY_NO_RETRY: 40110,
  REVOKE_TOO_LATE: 40111,
  REFUND_CHANGED: 40112,
  RENEWAL_UNAVAILABLE: 40113,
  DOCUMENT_TO_COME: 40114,
  PAYER_UNKNOWN: 40119,
} as const

export type ErrorName = keyof typeof errorCodes
export type ErrorCode = (typeof errorCodes)[ErrorName]

const names = new Map<number, ErrorName>(
  Object.entries(errorCodes).map(([name, code]) => [code, name as ErrorName]),
)

/** The name of a received code. An unlisted code reads as UNKNOWN. */
export const errorName = (code: number): ErrorName => names.get(code) ?? 'UNKNOWN'
