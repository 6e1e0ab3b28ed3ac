import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>登录</Box>
}
