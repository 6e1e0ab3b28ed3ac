import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'

export const READER = '文件阅读器'

/** Every kind of address for the document reader, which is a page. */
const documents = {
  文字文件: '/documents/privacy',
  PDF文件: '/sandbox/specimen.pdf',
  打不开的文件: '/files/none.pdf',
  不存在的文件: '/documents/none',
  不能打开的网址: 'https://elsewhere.example/paper.pdf',
}

export const DocumentsCard = () => (
  <Card title={READER}>
    <LinkRows
      rows={Object.entries(documents).map(([title, url]) => ({
        key: url,
        to: pathTo('reader', { title, url }),
        icon: 'document' as const,
        words: title,
      }))}
    />
  </Card>
)
