import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>保单详情</Box>
}
