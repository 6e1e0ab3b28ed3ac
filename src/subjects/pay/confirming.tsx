import { payment as copy } from '@/copy/purchase/payment'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'

/**
 * Stands where the countdown was: the user went to the cashier, so the money may be on its way and
 * nobody is asked for it again.
 */
export const Confirming = () => (
  <Box role="status" className="hm-confirming">
    <Heading level={2}>{copy.paying}</Heading>
    <Text as="block">{copy.payingText}</Text>
  </Box>
)

/** The buttons of a page while the money may be on its way. */
export const ConfirmingBar = ({
  onAsk,
  onUnpaid,
}: {
  /** Answers whether the outcome is known. */
  onAsk: () => Promise<boolean>
  /** The user came back from the cashier without paying. */
  onUnpaid: () => void
}) => (
  <Stack gap={1}>
    <Button
      kind="primary"
      size="l"
      block
      onClick={async () => {
        if (!(await onAsk())) toast(copy.stillPaying)
      }}
    >
      {copy.checkAgain}
    </Button>
    <Button
      kind="text"
      block
      onClick={async () => {
        if (!(await onAsk())) onUnpaid()
      }}
    >
      {copy.notYetPaid}
    </Button>
  </Stack>
)
