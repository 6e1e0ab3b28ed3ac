import { Box } from '@/ui/primitives/box'
import { Heading, Text } from '@/ui/primitives/text'
import './one-step.css'

/** A page shows one head at a time. */
export const STEP_ID = 'hm-step'

/** Where the user is among the steps, and what this one is about. */
export const StepHead = ({
  progress,
  done,
  all,
  title,
  product,
}: {
  /** 第 2 步，共 4 步 */
  progress: string
  /** Steps up to this one, for the drawn bar. */
  done: number
  all: number
  title: string
  product?: string | undefined
}) => (
  <Box className="hm-step">
    {product ? (
      <Text as="block" size="s">
        {product}
      </Text>
    ) : null}
    <Box role="status">
      <Text as="block" bold tone="accent" numeric>
        {progress}
      </Text>
    </Box>
    <Box decorative className="hm-step__bar">
      <Box className="hm-step__done" style={{ width: `${(100 * done) / all}%` }} />
    </Box>
    <Heading level={2} id={STEP_ID} className="hm-step__title">
      {title}
    </Heading>
  </Box>
)
