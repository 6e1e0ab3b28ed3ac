import { payment as copy } from '@/copy/purchase/payment'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'

/** Stands where the deadline was, of an order whose cashier the user went to. */
export const MoneyOnItsWay = () => (
  <Box role="status">
    <Text as="block" bold>
      {copy.paying}
    </Text>
    <Text as="block">{copy.payingText}</Text>
  </Box>
)
