import type { LinkRow } from '@/ui/layout/link-rows'
import { Text } from '@/ui/primitives/text'
import { familyCover as copy } from '../copy'

/** The link to 我的保障 among other links. */
export const familyRow = (to: string): LinkRow => ({
  key: 'family',
  icon: 'family',
  to,
  words: (
    <>
      <Text as="block">{copy.door}</Text>
      <Text as="block" size="s" tone="soft">
        {copy.doorText}
      </Text>
    </>
  ),
})
