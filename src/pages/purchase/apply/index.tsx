import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>填写投保信息</Box>
}
