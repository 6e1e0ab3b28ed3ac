import { createPrivateKey, createPublicKey } from 'node:crypto'
import * as v from 'valibot'
import { isRsa, parsed, pem } from './gateways/wechat-pay/read-keys'

/** Settings of the ways to pay beside WeChat Pay: of each provider all of them, or none. */

const address = v.pipe(
  v.string(),
  v.url(),
  v.startsWith('https://', 'must begin with https://'),
  v.regex(/[^/]$/, 'must not end with a slash'),
)
const text = v.optional(v.string())

export const otherPaySettings = {
  /** AllInPay (收银宝): merchant, application, and the keys of both sides in PEM. */
  ALLINPAY_CUSID: text,
  ALLINPAY_APP_ID: text,
  ALLINPAY_PRIVATE_KEY: text,
  ALLINPAY_PUBLIC_KEY: text,
  ALLINPAY_API_BASE: v.optional(address, 'https://vsp.allinpay.com'),
  /** Where people pay. */
  ALLINPAY_CASHIER_BASE: v.optional(address, 'https://syb.allinpay.com'),
  /** 平安付, as the insurer's pay service speaks for it (docs/operating.md). */
  PA_PAY_URL: v.optional(address),
  PA_PAY_MERCHANT_ID: text,
  PA_PAY_KEY_ID: text,
  PA_PAY_SECRET_KEY: text,
  /** Bank cards, by the same kind of service. */
  BANK_PAY_URL: v.optional(address),
  BANK_PAY_MERCHANT_ID: text,
  BANK_PAY_KEY_ID: text,
  BANK_PAY_SECRET_KEY: text,
} as const

const groups = [
  ['ALLINPAY_CUSID', 'ALLINPAY_APP_ID', 'ALLINPAY_PRIVATE_KEY', 'ALLINPAY_PUBLIC_KEY'],
  ['PA_PAY_URL', 'PA_PAY_MERCHANT_ID', 'PA_PAY_KEY_ID', 'PA_PAY_SECRET_KEY'],
  ['BANK_PAY_URL', 'BANK_PAY_MERCHANT_ID', 'BANK_PAY_KEY_ID', 'BANK_PAY_SECRET_KEY'],
] as const
type Name = (typeof groups)[number][number]
type Given = Readonly<Partial<Record<Name, string | undefined>>>

/** They move real money: never beside the sandbox. */
export const otherPayCredentials: readonly Name[] = groups.flat()

/** Of whom one setting is there, all are needed. */
export const otherPayNeeded = (given: Given): Name[] =>
  groups.filter((group) => group.some((name) => given[name] !== undefined)).flat()

/** Found at the start instead of at the first payment. */
export function otherPayFaults(given: Given): string[] {
  const secrets = [given.PA_PAY_SECRET_KEY, given.BANK_PAY_SECRET_KEY].filter(
    (secret) => secret !== undefined,
  )
  return [
    ...(['PA_PAY_SECRET_KEY', 'BANK_PAY_SECRET_KEY'] as const)
      .filter((name) => (given[name] ?? 'x'.repeat(32)).length < 32)
      .map((name) => `${name} must have at least 32 characters`),
    // Who has one key must not speak for the other.
    ...(new Set(secrets).size < secrets.length
      ? ['PA_PAY_SECRET_KEY and BANK_PAY_SECRET_KEY must differ']
      : []),
    ...(given.ALLINPAY_CUSID === undefined ? [] : allInPayFaults(given)),
  ]
}

function allInPayFaults({ ALLINPAY_PRIVATE_KEY = '', ALLINPAY_PUBLIC_KEY = '' }: Given): string[] {
  const own = parsed(() => createPrivateKey(pem(ALLINPAY_PRIVATE_KEY)))
  // A private key would be read as its public half.
  const theirs = ALLINPAY_PUBLIC_KEY.includes('PRIVATE KEY')
    ? undefined
    : parsed(() => createPublicKey(pem(ALLINPAY_PUBLIC_KEY)))
  const same = own && theirs && createPublicKey(own).equals(theirs)
  return [
    ...(own && isRsa(own) ? [] : ['ALLINPAY_PRIVATE_KEY must be an RSA private key in PEM']),
    ...(theirs && isRsa(theirs) ? [] : ['ALLINPAY_PUBLIC_KEY must be an RSA public key in PEM']),
    ...(same ? ["ALLINPAY_PUBLIC_KEY is our own key; take AllInPay's from its console"] : []),
  ]
}
