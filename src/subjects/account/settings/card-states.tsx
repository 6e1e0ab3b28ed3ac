import type { Failure } from '@/contract/envelope'
import { retryText } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { useVisit } from '@/stores/visit'
import { Skeleton } from '@/ui/display/skeleton'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'

export const SettingsWait = () => <Skeleton lines={3} />

/** The failure of one card. The other cards keep working. */
export const Failed = ({ error, onRetry }: { error: Failure; onRetry: () => Promise<void> }) => {
  const { context } = useVisit()
  return (
    <Box role="alert">
      <Text as="block" tone="danger">
        {retryText(error, context)}
      </Text>
      <Button kind="text" onClick={onRetry}>
        {buttons.retry}
      </Button>
    </Box>
  )
}
