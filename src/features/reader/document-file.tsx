import { reader as copy } from '@/copy/shell/reader'
import { openDocument } from '@/platform/file'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'

/** A file: the device has something to show it in. */
export const DocumentFile = ({ url, title }: { url: string; title: string }) => {
  const open = async () => {
    if (!(await openDocument(url)).ok) toast(copy.failed)
  }
  return (
    <Card>
      <Stack gap={4}>
        <Text as="block">{title}</Text>
        <Button kind="primary" size="l" block onClick={open}>
          {copy.open}
        </Button>
      </Stack>
    </Card>
  )
}
