import { Box } from '@/ui/primitives/box'

export default function Page() {
  return <Box>健康告知</Box>
}
