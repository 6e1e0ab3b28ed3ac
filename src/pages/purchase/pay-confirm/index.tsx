import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>确认订单</Box>
}
