import { pathTo } from '@/routes/path-to'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import type { IconName } from '@/ui/primitives/icons'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Text } from '@/ui/primitives/text'
import { elderDoors as copy } from './copy'
import './elder-doors.css'

interface Look {
  name: string
  icon: IconName
  text: string
}

/** Leads to a page, does something here, or calls a number. */
export type ElderDoor = Look &
  ({ to: string } | { onOpen: () => void | Promise<void> } | { phone: string })

/** What most elderly visitors came for, as large buttons at the top of a page. */
export const ElderDoors = ({ doors }: { doors: readonly ElderDoor[] }) => (
  <Box as="nav" label={copy.label} className="hm-elder-doors">
    <List className="hm-elder-doors__list">
      {doors.map((door) => (
        <ListItem key={door.name} className="hm-elder-doors__item">
          <Door {...door} />
        </ListItem>
      ))}
    </List>
  </Box>
)

const Door = (door: ElderDoor) => {
  const look = (
    <>
      <Icon name={door.icon} size={32} className="hm-elder-doors__icon" />
      <Text as="block">{door.text}</Text>
    </>
  )
  const className = 'hm-elder-doors__door'
  if ('to' in door)
    return (
      <Link className={className} to={door.to}>
        {look}
      </Link>
    )
  if ('phone' in door)
    return (
      <PhoneLink
        kind="bare"
        className={className}
        phone={door.phone}
        label={`${door.text} ${door.phone}`}
      >
        {look}
      </PhoneLink>
    )
  return (
    <Button kind="bare" className={className} onClick={door.onOpen}>
      {look}
    </Button>
  )
}

export const familyDoor = (): ElderDoor => ({
  name: 'mine',
  icon: 'family',
  text: copy.mine,
  to: pathTo('serviceTabs', { tab: 'policy' }),
})

/** Calls the product's number. Without one it leads to customer service, which asks for the product. */
export const callDoor = (phone: string | undefined): ElderDoor =>
  phone
    ? { name: 'call', icon: 'call', text: copy.call, phone }
    : { name: 'call', icon: 'chat', text: copy.desk, to: pathTo('desk') }
