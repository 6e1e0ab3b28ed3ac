import { useCallback, useEffect } from 'react'
import { reader as copy } from '@/copy/shell/reader'
import { openDocument } from '@/platform/file'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import type { DocumentFileProps } from './document-file.types'

/** WeChat's viewer opens over the page at once. After closing it can be opened again. */
export const DocumentFile = ({ url, title }: DocumentFileProps) => {
  const open = useCallback(async () => {
    if (!(await openDocument(url)).ok) toast(copy.failed)
  }, [url])
  useEffect(() => void open(), [open])
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
