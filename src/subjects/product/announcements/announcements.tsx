import { Card } from '@/ui/layout/card'
import { Text } from '@/ui/primitives/text'

/** The operators' announcements, one card each. */
export const AnnouncementCards = ({
  list,
}: {
  list: readonly { title: string; text: string }[]
}) => (
  <>
    {list.map(({ title, text }) => (
      <Card key={title} title={title}>
        <Text as="block">{text}</Text>
      </Card>
    ))}
  </>
)
