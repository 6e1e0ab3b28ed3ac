import type { Masked } from '@/contract/fields'
import type { UserStatus } from '@/contract/login'
import { ownPhone as copy } from '@/copy/account/own-phone'
import { itemOf, type FormItem } from '@/domain/apply/item'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'
import { mobileList } from '../dialogs/mobile-list'
import { bindPhone } from './own-phone'

/**
 * Lets an applicant choose another phone: one of the account's, or a new one that is bound first.
 */
export const choosePhone = async (
  items: readonly FormItem[],
  user: UserStatus | undefined,
): Promise<Masked | undefined> => {
  const known = [
    { phone: user?.bindPhone, note: copy.boundPhone },
    { phone: user?.phoneNumber, note: copy.signedInPhone },
  ].flatMap(({ phone, note }) =>
    phone ? [{ value: phone.encryptValue, mask: phone.maskValue, note }] : [],
  )
  const list = known.filter(
    ({ value }, place) => known.findIndex((other) => other.value === value) === place,
  )
  const chosen = itemOf(items, 'mobile')?.encryptValue
  const answer = await ask(mobileList, { list, chosen })
  if (answer.kind !== 'confirmed') return undefined
  if (answer.value === undefined) {
    const bound = await bindPhone('')
    if (!bound) return undefined
    toast(copy.bound)
    return bound
  }
  const phone = list.find(({ value }) => value === answer.value)
  return phone && { maskValue: phone.mask, encryptValue: phone.value }
}
