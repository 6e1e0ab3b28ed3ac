import { createPrivateKey, createPublicKey } from 'node:crypto'
import * as v from 'valibot'
import { signTypes, type SignType } from '../gateways/allinpay/signature'
import { publicOf, sm2Private, sm2Public } from '../gateways/allinpay/sm2'
import { isRsa, parsed, pem } from '../gateways/wechat-pay/read-keys'

/**
 * The settings of the payment providers other than WeChat Pay. Set all of one provider, or none.
 */

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
  /** The signature type of both keys, as the merchant console shows it. */
  ALLINPAY_SIGN_TYPE: v.optional(v.picklist(signTypes, 'must be RSA or SM2'), 'RSA'),
  ALLINPAY_API_BASE: v.optional(address, 'https://vsp.allinpay.com'),
  /** The address of AllInPay's cashier page. */
  ALLINPAY_CASHIER_BASE: v.optional(address, 'https://syb.allinpay.com'),
  /** 平安付 through the insurer's pay service (docs/operating.md). */
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
type Given = Readonly<Partial<Record<Name, string | undefined>>> & {
  ALLINPAY_SIGN_TYPE?: SignType
}

/** These settings move real money. They must not be set beside the sandbox. */
export const otherPayCredentials: readonly Name[] = groups.flat()

/** When one setting of a provider is there, all of them are needed. */
export const otherPayNeeded = (given: Given): Name[] =>
  groups.filter((group) => group.some((name) => given[name] !== undefined)).flat()

/** Checks the keys at the start, so that a wrong one does not fail only at the first payment. */
export function otherPayFaults(given: Given): string[] {
  const secrets = [given.PA_PAY_SECRET_KEY, given.BANK_PAY_SECRET_KEY].filter(
    (secret) => secret !== undefined,
  )
  return [
    ...(['PA_PAY_SECRET_KEY', 'BANK_PAY_SECRET_KEY'] as const)
      .filter((name) => (given[name] ?? 'x'.repeat(32)).length < 32)
      .map((name) => `${name} must have at least 32 characters`),
    // The holder of one key must not be able to sign for the other service.
    ...(new Set(secrets).size < secrets.length
      ? ['PA_PAY_SECRET_KEY and BANK_PAY_SECRET_KEY must differ']
      : []),
    ...(given.ALLINPAY_CUSID === undefined ? [] : allInPayFaults(given)),
  ]
}

/** The example key of the standard, which is public. */
const KNOWN_TO_ALL = '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8'
const SAME = "ALLINPAY_PUBLIC_KEY is our own key; take AllInPay's from its console"

function allInPayFaults(given: Given): string[] {
  const { ALLINPAY_PRIVATE_KEY = '', ALLINPAY_PUBLIC_KEY = '' } = given
  const [ours, theirs] = [pem(ALLINPAY_PRIVATE_KEY), pem(ALLINPAY_PUBLIC_KEY)]
  return given.ALLINPAY_SIGN_TYPE === 'SM2' ? sm2Faults(ours, theirs) : rsaFaults(ours, theirs)
}

function rsaFaults(ours: string, theirs: string): string[] {
  const own = parsed(() => createPrivateKey(ours))
  // Node would read a private key as its public half.
  const other = theirs.includes('PRIVATE KEY') ? undefined : parsed(() => createPublicKey(theirs))
  const isOwn = own && isRsa(own)
  return [
    ...(isOwn ? [] : ['ALLINPAY_PRIVATE_KEY must be an RSA private key in PEM']),
    ...(other && isRsa(other) ? [] : ['ALLINPAY_PUBLIC_KEY must be an RSA public key in PEM']),
    ...(isOwn && other && createPublicKey(own).equals(other) ? [SAME] : []),
  ]
}

function sm2Faults(ours: string, theirs: string): string[] {
  const [own, other] = [sm2Private(ours), sm2Public(theirs)]
  return [
    ...(own ? [] : ['ALLINPAY_PRIVATE_KEY must be an SM2 private key in PKCS#8 PEM']),
    ...(own === KNOWN_TO_ALL ? ['ALLINPAY_PRIVATE_KEY is a sample value; draw a real one'] : []),
    ...(other ? [] : ['ALLINPAY_PUBLIC_KEY must be an SM2 public key in PEM']),
    ...(own && publicOf(own) === other ? [SAME] : []),
  ]
}
