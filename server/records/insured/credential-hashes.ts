import { credentialTypes } from '@/domain/credential/type'
import type { Context } from '../../context/context'
import { credentialHash } from '../person/person'

/** Full name and number as a visitor typed them. */
export interface Named {
  name: string
  credentialNo: string
}

export const hashesOf = (ctx: Context, { credentialNo }: Named): string[] => [
  ...new Set(
    credentialTypes.map((credentialType) =>
      credentialHash(ctx.keys, { credentialType, credentialNo }),
    ),
  ),
]
