import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>收银台</Box>
}
