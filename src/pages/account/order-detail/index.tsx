import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>订单详情</Box>
}
