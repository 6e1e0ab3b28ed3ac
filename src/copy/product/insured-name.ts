import type { InsuredName } from '@/contract/insured-name'
import { fill } from '../fill'
import { insurants } from './insurants'
import { relations } from './relations'

/** Who is insured: 王** · 母亲 · 证件尾号1234, which tells two people of one mask apart. */
export const insuredNameText = ({
  insurantName,
  relationType,
  credentialTail,
}: InsuredName): string =>
  [
    insurantName,
    relationType ? relations[relationType] : '',
    credentialTail ? fill(insurants.credentialTail, { TAIL: credentialTail }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
