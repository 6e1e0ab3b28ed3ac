import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { codePath, type CodeKind } from '@/contract/product-popups'
import { popups as copy } from '@/copy/shell/popups'
import { addService } from '@/dialogs/add-service'
import { articleDialog } from '@/dialogs/article'
import { articleSheet } from '@/dialogs/article-sheet'
import { popupsOf } from '@/flows/popups/popups-of'
import { linkHosts } from '@/platform/link-hosts'
import { pathTo } from '@/routes/path-to'
import { ask } from '@/ui/dialog/service'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'

/** An adviser of one's own and the group, by their codes of WeChat. */
export const Advisers = ({ page, codes }: { page: ProductPage; codes: readonly CodeKind[] }) => {
  const add = (kind: '1v1' | 'group', code: CodeKind) =>
    ask(addService, { kind, code: codePath(page, code) })
  if (!codes.includes('adviser') && !codes.includes('group')) return null
  return (
    <Card>
      <Stack gap={2}>
        {codes.includes('adviser') ? (
          <Button kind="primary" size="l" block onClick={() => void add('1v1', 'adviser')}>
            {copy.addAdviser}
          </Button>
        ) : null}
        {codes.includes('group') ? (
          <Button size="l" block onClick={() => void add('group', 'group')}>
            {copy.joinGroup}
          </Button>
        ) : null}
      </Stack>
    </Card>
  )
}

/** Documents here and on the hosts that the installation names open in the reader (A36). */
const docPrefixes = () => [
  '/documents/',
  ...linkHosts().map((host) => `https://${host}/documents/`),
]

/** What the product's file wants people to read, each in a sheet over the page. */
export const Articles = ({ page }: { page: ProductPage }) => {
  const { articles = [], sheets = [] } = popupsOf(page)
  if (articles.length + sheets.length === 0) return null
  const rows = [
    ...articles.map((article) => ({
      title: article.title,
      open: () =>
        ask(articleDialog, {
          ...article,
          allowedHosts: linkHosts(),
          docPrefixes: docPrefixes(),
          toDocument: (document) => pathTo('reader', { ...document, ...productId(page) }),
        }),
    })),
    ...sheets.map((sheet) => ({ title: sheet.title, open: () => ask(articleSheet, sheet) })),
  ]
  return (
    <Card title={copy.articles}>
      <Stack gap={2}>
        {rows.map(({ title, open }) => (
          <Button key={title} size="l" block onClick={() => void open()}>
            {title}
          </Button>
        ))}
      </Stack>
    </Card>
  )
}
