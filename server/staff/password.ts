import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Parameters of OWASP's Password Storage Cheat Sheet for scrypt (128 MB, one lane). */
const PARAMETERS = { N: 2 ** 17, r: 8, p: 1 }
const KEY_BYTES = 32

interface Parameters {
  N: number
  r: number
  p: number
}

const derive = (password: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Node counts a little more than the memory that the algorithm needs.
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** The text that is stored: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, PARAMETERS)
  const { N, r, p } = PARAMETERS
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * No password has this hash. It stands for that of a login that does not exist, and for that of somebody
 * who has to set one up, so that such a try takes as long as every other one.
 */
export const NOBODY = `scrypt$${PARAMETERS.N}$${PARAMETERS.r}$${PARAMETERS.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export async function isPassword(password: string, stored = NOBODY): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = stored.split('$')
  if (kind !== 'scrypt') return false
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), parameters)
  const expected = Buffer.from(key, 'base64url')
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

/** A password that a person can type once: five groups of four letters and digits. */
export const drawPassword = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const drawn = Array.from(randomBytes(20), (byte) => letters[byte % letters.length] ?? '')
  return [0, 4, 8, 12, 16].map((from) => drawn.slice(from, from + 4).join('')).join('-')
}
