import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { GivenContact } from '@/contract/contact'
import { credentialTypes } from '@/domain/credential/type'
import { dayOf } from '@/domain/time/day'
import { refuse, refuseField, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { lockOpenAccount } from '../records/account/open-account'
import { contactsOf, dropContact, putContact } from '../records/contact/repo'
import { credentialHash, openContact, sealContact } from '../records/person/person'
import { readPerson } from '../records/person/read'
import { showContact } from '../records/person/show'

/**
 * The largest number of contacts per account. It is enough for a family and friends, but not for an
 * address book.
 */
const MOST = 50

export async function getContacts(
  ctx: Context,
  user: User,
): Promise<Answer<ResponseOf<typeof calls.getContacts>>> {
  const rows = await contactsOf(ctx.db, user.id)
  const list = rows.flatMap((row) =>
    row.relationType === 'SELF'
      ? []
      : {
          ...showContact(ctx.keys, user.id, openContact(ctx.keys, row)),
          contactId: row.id,
          relationEn: row.relationType,
        },
  )
  return { ok: true, value: { list } }
}

export const keepContact = (
  ctx: Context,
  user: User,
  { contact }: RequestOf<typeof calls.keepContact>,
): Promise<Answer<Record<string, never>>> => keepAll(ctx, user, [contact])

export const keepContacts = (
  ctx: Context,
  user: User,
  { contacts }: RequestOf<typeof calls.keepContacts>,
): Promise<Answer<Record<string, never>>> => keepAll(ctx, user, contacts)

export async function forgetContact(
  ctx: Context,
  user: User,
  { contactId }: RequestOf<typeof calls.forgetContact>,
): Promise<Answer<Record<string, never>>> {
  await dropContact(ctx.db, user.id, contactId)
  return { ok: true, value: {} }
}

/**
 * Checks contacts by the rules of a form that asks for everything, and stores all of them or none.
 */
async function keepAll(
  ctx: Context,
  user: User,
  given: readonly GivenContact[],
): Promise<Answer<Record<string, never>>> {
  const keptAt = ctx.clock.now()
  const rows: Parameters<typeof putContact>[2][] = []
  for (const [index, contact] of given.entries()) {
    const asked = { role: 'insurant', today: dayOf(keptAt) } as const
    const person = readPerson(ctx, user.id, { credentialTypes }, contact, asked)
    if (!person.ok) {
      const { field, rule } = person.fault
      return refuseField('INSURANT_INVALID', `contacts.${index}.${field}`, rule)
    }
    rows.push({
      id: ctx.ids.next(),
      credentialHash: credentialHash(ctx.keys, person.value),
      relationType: contact.relationEn,
      personSealed: sealContact(ctx.keys, person.value, user.id),
      keptAt,
    })
  }
  return ctx.db.transaction(async (tx): Promise<Answer<Record<string, never>>> => {
    const account = await lockOpenAccount(tx, user, 'no key update')
    if (!account) return refuse('AUTH_FAILED')
    const kept = (await contactsOf(tx, user.id)).map((row) => row.credentialHash)
    const all = new Set([...kept, ...rows.map((row) => row.credentialHash)])
    if (all.size > MOST) return refuse('INSURANT_LIMIT')
    for (const row of rows) await putContact(tx, account, row)
    return { ok: true, value: {} }
  })
}
