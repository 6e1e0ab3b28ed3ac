import { useState } from 'react'
import { fill } from '@/copy/fill'
import type { DialogControls } from '@/ui/dialog/define'
import { useSecondsLeft } from '@/ui/display/use-countdown'
import { Panel } from '@/ui/layout/panel'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { line as copy } from '../../copy'
import type { LineProps } from '.'

export const LineBody = ({
  place: first,
  again,
  confirm,
  cancel,
}: LineProps & DialogControls<undefined>) => {
  const [{ place, asked }, setPlace] = useState({ place: first, asked: 0 })
  const ask = async () => {
    const next = await again()
    if (next) setPlace({ place: next, asked: asked + 1 })
    else confirm(undefined)
  }
  const before = place.position - 1
  return (
    <Panel
      title={copy.title}
      icon="wait"
      actions={
        <Button size="l" onClick={cancel}>
          {copy.leave}
        </Button>
      }
    >
      <Box role="status">
        <Text as="block" size="xl" bold numeric>
          {before > 0 ? fill(copy.position, { N: before }) : copy.next}
        </Text>
      </Box>
      <Text as="block" tone="soft">
        {copy.text}
      </Text>
      <NextTry key={asked} seconds={place.retryAfter} onEnd={() => void ask()} />
    </Panel>
  )
}

/** Counts down to the next question. Each question has a countdown of its own. */
const NextTry = ({ seconds, onEnd }: { seconds: number; onEnd: () => void }) => {
  const { ended, running } = useSecondsLeft(seconds, onEnd)
  return (
    <Text as="block" size="s" tone="soft" numeric>
      {ended ? copy.asking : running ? fill(copy.again, { N: running.seconds }) : copy.soon}
    </Text>
  )
}
