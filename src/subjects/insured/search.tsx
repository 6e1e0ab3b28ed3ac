import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { keepFound } from '@/stores/found-policies'
import { IdentityFields } from '@/subjects/account'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import type { ChannelProps } from './channel'
import { insured as copy } from './copy'
import { useFinding } from './use-finding'

/**
 * For a person without a link: searches policies that others bought for them, by full name and
 * number.
 */
export const Search = ({ by }: ChannelProps) => {
  const { identity, told, find } = useFinding(async (list) => {
    keepFound(list)
    await go(pathTo('insurantSearchList', { by }))
    return undefined
  })
  return (
    <PageShell
      title={copy.search}
      back={by === 'outer' ? undefined : pathTo('insure')}
      bottom={
        <Button kind="primary" size="l" block onClick={find}>
          {copy.find}
        </Button>
      }
    >
      <Card>
        <Stack gap={4}>
          <Text as="block" size="s" tone="soft">
            {copy.searchText}
          </Text>
          <IdentityFields identity={identity} told={told} />
        </Stack>
      </Card>
    </PageShell>
  )
}
