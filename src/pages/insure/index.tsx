import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>惠民保</Box>
}
