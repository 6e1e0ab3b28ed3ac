import type { InsuredName } from '@/contract/person'
import { fill } from '../fill'
import { insurants } from './insurants'
import { relations } from './people'

/**
 * Who is insured: 王** · 母亲 · 证件尾号1234, which tells two people of one mask apart; and for which
 * home, where one is covered.
 */
export const insuredNameText = ({
  insurantName,
  relationType,
  credentialTail,
  home,
}: InsuredName): string =>
  [
    insurantName,
    relationType ? relations[relationType] : '',
    credentialTail ? fill(insurants.credentialTail, { TAIL: credentialTail }) : '',
    home ?? '',
  ]
    .filter(Boolean)
    .join(' · ')
