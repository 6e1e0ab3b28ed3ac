import { Skeleton } from '../../display/skeleton'
import { Card } from '../../layout/card'
import { Stack } from '../../layout/stack'
import type { Loading } from '../../load/use-load'
import { Text } from '../../primitives/text'
import { Failed, type FailedProps } from '../failed/failed'

/** The exact text that a person agrees to on this page, or the failure to load it. */
export const StatementCard = ({
  title,
  statement: { state, again },
  words,
}: {
  title: string
  statement: Loading<{ content: readonly string[] }, FailedProps['error']>
  words: FailedProps['words']
}) => (
  <Card title={title}>
    {state.status === 'loading' ? <Skeleton lines={6} /> : null}
    {state.status === 'failed' ? (
      <Failed error={state.error} words={words} onRetry={again} />
    ) : null}
    {state.status === 'ready' ? (
      <Stack gap={2}>
        {state.value.content.map((line) => (
          <Text key={line} as="block" size="s">
            {line}
          </Text>
        ))}
      </Stack>
    ) : null}
  </Card>
)
