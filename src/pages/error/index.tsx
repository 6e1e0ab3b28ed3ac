import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>温馨提示</Box>
}
