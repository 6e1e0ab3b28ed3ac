import { send } from '@/api/client'
import { forgetContact, getContacts, type Contact } from '@/contract/contact'
import { getFamilyCover, type FamilyMember } from '@/contract/family'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { relations } from '@/copy/product/people'
import { buttons } from '@/copy/shell/buttons'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { confirm } from '@/ui/dialog/message'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { Failed, SettingsWait } from './cards'
import { settings as copy } from './copy'

/** The homes that policies of this family cover, each once. */
const homesOf = (people: readonly FamilyMember[]): string[] => [
  ...new Set(people.flatMap(({ policies }) => policies.flatMap(({ home }) => home ?? []))),
]

const load = async () => {
  const [family, contacts] = await Promise.all([send(getFamilyCover, {}), send(getContacts, {})])
  if (!family.ok) return family
  if (!contacts.ok) return contacts
  const value = { people: family.value.people, contacts: contacts.value.list }
  return { ok: true, value } as const
}

/** The people and homes that this account insured, and the people kept for the next purchase. */
export const MyPeople = () => {
  const { state, again } = useLoad('myPeople', load)
  const { context } = useVisit()
  const forget = async ({ contactId, nameMask }: Contact) => {
    const text = fill(copy.forgetAsk, { NAME: nameMask })
    if ((await confirm({ text })).kind !== 'confirmed') return
    const answer = await send(forgetContact, { contactId })
    if (answer.ok) await again()
    else toast(failureText(answer.error, context))
  }
  if (state.status === 'loading')
    return (
      <Card title={copy.family}>
        <SettingsWait />
      </Card>
    )
  if (state.status === 'failed')
    return (
      <Card title={copy.family}>
        <Failed error={state.error} onRetry={again} />
      </Card>
    )
  const { people, contacts } = state.value
  const homes = homesOf(people)
  return (
    <>
      <Card title={copy.family}>
        {people.length === 0 ? (
          <Text as="block" tone="soft">
            {copy.noFamily}
          </Text>
        ) : (
          <List label={copy.family}>
            {people.map((member, at) => (
              <ListItem key={at} className="hm-settings__entry">
                <Text as="block" numeric>
                  {insuredNameText(member)}
                </Text>
              </ListItem>
            ))}
          </List>
        )}
        <Link to={pathTo('serviceTabs', { tab: 'policy' })}>{copy.familyCover}</Link>
      </Card>
      {homes.length > 0 ? (
        <Card title={copy.homes}>
          <List label={copy.homes}>
            {homes.map((home) => (
              <ListItem key={home} className="hm-settings__entry">
                <Text as="block">{home}</Text>
              </ListItem>
            ))}
          </List>
        </Card>
      ) : null}
      {contacts.length > 0 ? (
        <Card title={copy.contacts}>
          <Text as="block" size="s" tone="soft">
            {copy.contactsHint}
          </Text>
          <List label={copy.contacts}>
            {contacts.map((contact) => (
              <ListItem key={contact.contactId} className="hm-settings__entry hm-settings__row">
                <Text className="hm-settings__words" numeric>
                  {contact.nameMask} · {relations[contact.relationEn]} · {contact.credentialNoMask}
                </Text>
                <Button
                  size="s"
                  label={fill(copy.forget, { NAME: contact.nameMask })}
                  onClick={() => forget(contact)}
                >
                  {buttons.remove}
                </Button>
              </ListItem>
            ))}
          </List>
        </Card>
      ) : null}
    </>
  )
}
