import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>文件阅读</Box>
}
