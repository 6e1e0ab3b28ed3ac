import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { linkHosts } from '@/platform/address'
import { pathTo } from '@/routes/path-to'
import { ask } from '@/ui/dialog/service'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { advisers as copy } from './copy'
import { articleDialog } from './dialogs/article'
import { articleSheet } from './dialogs/article-sheet'

/** Documents here and on the installation's hosts open in the reader. */
const docPrefixes = () => [
  '/documents/',
  ...linkHosts().map((host) => `https://${host}/documents/`),
]

/** The articles in the product's file. Each opens in a sheet. */
export const Articles = ({ page }: { page: ProductPage }) => {
  const { articles = [], sheets = [] } = page.extraData.popups ?? {}
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
