import { send } from '@/api/client'
import { keepContact, keepContacts, type GivenContact } from '@/contract/contact'
import { insurants as copy } from '@/copy/product/insurants'
import { usePurchase } from '@/stores/purchase'
import { personOf } from '@/subjects/draft'
import { toast } from '@/ui/toast/service'

/**
 * Saves the people of the form as contacts if the applicant wants that. A failure is only shown;
 * the purchase continues.
 */
export const keepNamed = async (): Promise<void> => {
  const { insurants, keepPeople } = usePurchase.getState()
  if (!keepPeople) return
  const [contact, ...more] = insurants.flatMap(({ relationType, items }): GivenContact[] => {
    if (relationType === 'SELF') return []
    // The product's own fields belong to that purchase only.
    const { extra: _extra, ...person } = { extra: undefined, ...personOf(items) }
    return [{ ...person, relationEn: relationType }]
  })
  if (!contact) return
  const answer = await (more.length > 0
    ? send(keepContacts, { contacts: [contact, ...more] })
    : send(keepContact, { contact }))
  if (!answer.ok) toast(copy.keepFailed)
}
