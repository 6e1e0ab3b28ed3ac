import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Keys } from '../context/keys'

/** What a policy promises, and to whom; none of it changes while the policy lives. */
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

/** Without letters that are read as digits or as each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 5 bits each: 80 bits cannot be tried out. */
const LENGTH = 16

/** Keyed over every fact, so that nobody else can print one; the same paper has the same code. */
export function verifyCodeOf(keys: Keys, facts: SealedFacts): string {
  const sealed = keys.hash(canonicalize(facts) ?? '', 'paper')
  const bytes = createHash('sha256').update(sealed).digest()
  return Array.from({ length: LENGTH }, (_, at) => LETTERS[(bytes[at] ?? 0) % LETTERS.length]).join(
    '',
  )
}

/** `ABCD-EFGH-…`: to be read out and typed. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** What somebody typed from a paper. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
