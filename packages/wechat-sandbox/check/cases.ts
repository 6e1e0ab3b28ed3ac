import type { Tampering } from '../orders/notify-wish'

/**
 * The notices that a handler is tried with. A forged one must be refused, and a genuine one taken,
 * as often as it comes.
 */
export type Case = {
  name: string
  about: string
  /** What it means if the handler does otherwise. */
  danger: string
} & (
  | { kind: 'genuine'; signedBy: 'certificate' | 'publicKey' }
  | { kind: 'forged'; tamper: Tampering }
  | { kind: 'doubled' | 'replayed' | 'refund first' | 'hung up' | 'unknown order' }
)

const stolen = 'money can be stolen: goods are given for a payment that nobody made'

export const cases: readonly Case[] = [
  {
    ...{ kind: 'genuine', signedBy: 'certificate', name: 'genuine' },
    about: 'A paid order, signed by the platform certificate',
    danger: 'a customer has paid and gets nothing',
  },
  {
    ...{ kind: 'genuine', signedBy: 'publicKey', name: 'genuine-public-key' },
    about: 'A paid order, signed by the public key of WeChat Pay',
    danger: 'once the merchant moves to the public key, customers pay and get nothing',
  },
  {
    ...{ kind: 'forged', tamper: 'unsigned', name: 'unsigned' },
    about: 'No signature at all',
    danger: stolen,
  },
  {
    ...{ kind: 'forged', tamper: 'signature', name: 'signature' },
    about: 'A signature of other bytes',
    danger: stolen,
  },
  {
    ...{ kind: 'forged', tamper: 'body', name: 'body' },
    about: 'The body was altered after it was signed',
    danger: stolen,
  },
  {
    ...{ kind: 'forged', tamper: 'nonce', name: 'nonce' },
    about: 'The nonce was altered after signing',
    danger: stolen,
  },
  {
    ...{ kind: 'forged', tamper: 'stranger', name: 'stranger' },
    about: 'Signed by a key that is not WeChat Pay’s',
    danger: stolen,
  },
  {
    ...{ kind: 'forged', tamper: 'serial', name: 'serial' },
    about: 'Names a certificate that nobody knows',
    danger: 'the signature is checked by the wrong key, or not at all',
  },
  {
    ...{ kind: 'forged', tamper: 'probe', name: 'probe' },
    about: 'The wrong signature that WeChat Pay sends to see whether it is checked',
    danger: 'WeChat Pay finds that signatures are not checked',
  },
  {
    ...{ kind: 'forged', tamper: 'timestamp', name: 'late' },
    about: 'Signed too long ago, as a message that somebody recorded',
    danger: 'a recorded notice can be sent again at any time',
  },
  {
    ...{ kind: 'forged', tamper: 'resource', name: 'resource' },
    about: 'The content is sealed with another APIv3 key',
    danger: 'the handler does not read what it takes',
  },
  {
    ...{ kind: 'forged', tamper: 'amount', name: 'amount' },
    about: 'Another amount than that of the order',
    danger: 'goods are given for less money',
  },
  {
    ...{ kind: 'forged', tamper: 'mchid', name: 'merchant' },
    about: 'A payment to another merchant',
    danger: 'goods are given for money that somebody else got',
  },
  {
    ...{ kind: 'forged', tamper: 'appid', name: 'app' },
    about: 'A payment in another app',
    danger: 'an order of another app counts as paid here',
  },
  {
    ...{ kind: 'doubled', name: 'doubled' },
    about: 'The same notice twice at one moment',
    danger: 'goods are given twice, or the second copy fails and is repeated for a day',
  },
  {
    ...{ kind: 'replayed', name: 'replayed' },
    about: 'The same notice again after it was taken',
    danger: 'goods are given twice, or the notice is repeated for a day',
  },
  {
    ...{ kind: 'refund first', name: 'refund-first' },
    about: 'The notice of a refund before that of its payment',
    danger: 'what arrives out of order breaks the handler',
  },
  {
    ...{ kind: 'hung up', name: 'hung-up' },
    about: 'The caller hangs up before the answer, and calls again',
    danger: 'after a time-out the order never becomes paid',
  },
  {
    ...{ kind: 'unknown order', name: 'unknown-order' },
    about: 'A genuine notice of an order that nobody placed',
    danger: 'an unknown number breaks the handler',
  },
]
