import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>投保结果</Box>
}
