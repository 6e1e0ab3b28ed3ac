import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>我的订单</Box>
}
