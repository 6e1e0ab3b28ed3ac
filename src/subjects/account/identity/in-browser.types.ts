import type { Masked } from '@/contract/fields'
import type { UserStatus } from '@/contract/login'
import type { FormItem } from '@/domain/apply/item'
import type { Claim } from './claim'

/** Proofs that only a browser needs. WeChat knows the phone and verifies the face itself. */
export interface InBrowser {
  bindPhone: (start: string) => Promise<Masked | undefined>
  proveByFace: (claim: Claim) => Promise<boolean>
  choosePhone: (
    items: readonly FormItem[],
    user: UserStatus | undefined,
  ) => Promise<Masked | undefined>
}
