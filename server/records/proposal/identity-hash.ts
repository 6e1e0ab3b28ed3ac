import type { Context } from '../../context/context'
import type { Person } from './people'

/** Wrong pairs of name and number a day: typing errors, not a search. */
export const MOST_REFUSED = 10

export type Identity = Pick<Person, 'credentialType' | 'credentialNo' | 'name'>

/** What tells a pair of name and number again without telling them. */
export const hashOf = (ctx: Context, { credentialType, credentialNo, name }: Identity): string =>
  ctx.keys.hash(JSON.stringify([credentialType, credentialNo, name]), 'person')
