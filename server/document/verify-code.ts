import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Keys } from '../context/keys'

/** The facts that a policy document proves. None of them changes while the policy lives. */
export interface SealedFacts {
  policyNo: string
  cityCode: string
  productCode: string
  premiumFen: number
  effectiveOn: string
  expireOn: string
  issuedAt: number
  credentialHash: string
}

/** Letters that are not confused with digits or with each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The number of characters, 5 bits each. 80 bits cannot be guessed by trying. */
const LENGTH = 16

/**
 * The verification code of a policy document. It is a keyed hash over all facts, so that nobody
 * else can make one. The same document always has the same code.
 */
export function verifyCodeOf(keys: Keys, facts: SealedFacts): string {
  const sealed = keys.hash(canonicalize(facts) ?? '', 'paper')
  const bytes = createHash('sha256').update(sealed).digest()
  return Array.from({ length: LENGTH }, (_, at) => LETTERS[(bytes[at] ?? 0) % LETTERS.length]).join(
    '',
  )
}

/** Formats a code as `ABCD-EFGH-…`, to be read out and typed. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** Reads a code that a user typed from a document. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
