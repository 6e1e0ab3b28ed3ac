import { useState } from 'react'
import { productId, type ProductId } from '@/contract/fields'
import type { SectionKind } from '@/contract/product-page'
import { product as copy } from '@/copy/product/product'
import { buttons } from '@/copy/shell/buttons'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { Tabs } from '@/ui/tabs/tabs'
import { ProductMissing } from './missing'
import { SectionContent } from './sections/registry'
import { usePageInfo, useProductPage } from './use-product'
import './product.css'

/** The parts of a product's page: the cover, the people it is for, and the documents. */
const parts = {
  cover: ['coverage', 'plans', 'cases'],
  who: ['eligibility', 'priceTable', 'timeline'],
  documents: ['documents', 'insurers', 'faq'],
} as const satisfies Record<string, readonly SectionKind[]>
type Part = keyof typeof parts

const isPart = (part: Part, kind: SectionKind): boolean =>
  (parts[part] as readonly SectionKind[]).includes(kind)

/** Details of the cover: all at once, or in tabs (`/insure-detail-new`). */
export const CoverDetail = ({
  layout = 'list',
  ...product
}: ProductId & { layout?: 'list' | 'tabs' | undefined }) => {
  const { state, again } = useProductPage(product)
  const info = usePageInfo(product).state
  const [part, setPart] = useState<Part>('cover')
  if (state.status === 'failed')
    return <ProductMissing {...product} error={state.error} onRetry={again} />
  if (state.status === 'loading')
    return (
      <PageShell title={copy.coverDetail}>
        <Card>
          <Skeleton lines={6} />
        </Card>
      </PageShell>
    )
  const page = state.value
  const shown = page.sections.filter(({ kind }) =>
    layout === 'tabs'
      ? isPart(part, kind)
      : (Object.keys(parts) as Part[]).some((one) => isPart(one, kind)),
  )
  const content = (
    <Box className="hm-product__sections">
      {shown.map((section) => (
        <Card key={section.kind + section.title} title={section.title}>
          <SectionContent
            section={section}
            page={page}
            info={info.status === 'ready' ? info.value : undefined}
          />
        </Card>
      ))}
    </Box>
  )
  const home = pathTo('insure', productId(page))
  return (
    <PageShell
      title={copy.coverDetail}
      back={home}
      bottom={
        <Button kind="primary" size="l" block onClick={() => go(home)}>
          {buttons.insureNow}
        </Button>
      }
    >
      <Card>
        <Text as="block" bold>
          {page.filedName}
        </Text>
      </Card>
      {layout === 'tabs' ? (
        <Tabs
          label={copy.coverDetail}
          tabs={[
            { value: 'cover', text: copy.partCover },
            { value: 'who', text: copy.partWho },
            { value: 'documents', text: copy.partDocuments },
          ]}
          value={part}
          onChange={setPart}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
    </PageShell>
  )
}
