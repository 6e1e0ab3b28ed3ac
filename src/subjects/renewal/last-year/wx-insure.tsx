import { fetchWxInsure } from '@/api/catalogue'
import { send } from '@/api/client'
import type { Answer } from '@/contract/envelope'
import { productId, type PartialProductId } from '@/contract/fields'
import type { WxInsure as Project } from '@/contract/guides'
import { getPageInfo, type PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { cities } from '@/copy/product/cities'
import { front } from '@/copy/product/front'
import { pathTo } from '@/routes/path-to'
import { productPage } from '@/stores/product-page'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { wx as copy } from '../copy'
import { Offer } from './offer'

interface Asked extends PartialProductId {
  projectCode?: string | undefined
}

interface Loaded {
  page: ProductPage
  info: PageInfo
  project: Project | undefined
}

const unknown = { ok: false, error: { name: 'NOT_FOUND', code: 10001, message: '' } } as const

/** Without a known project the page uses the product's own texts. */
const load = async ({ projectCode, cityCode, productCode }: Asked): Promise<Answer<Loaded>> => {
  const told = projectCode ? await fetchWxInsure(projectCode) : undefined
  const project = told?.ok ? told.value : undefined
  const product =
    cityCode && productCode ? { cityCode, productCode } : project && productId(project)
  if (!product) return unknown
  const [page, info] = await Promise.all([
    productPage(product),
    send(getPageInfo, { ...product, version: 3 }),
  ])
  if (!info.ok) return info
  return page.ok ? { ok: true, value: { page: page.value, info: info.value, project } } : page
}

/** /wx/insure-new: a product page for WeChat with the project's texts. */
export const WxInsure = (asked: Asked) => {
  const { projectCode, cityCode, productCode } = asked
  const { state, again } = useLoad(`${projectCode} ${cityCode} ${productCode}`, () => load(asked))
  if (state.status !== 'ready')
    return (
      <PendingPage
        title={front.title}
        back={pathTo('insure')}
        state={state}
        words={asked}
        onRetry={again}
        missing={{
          title: copy.missing,
          wayOn: <Link to={pathTo('insure')}>{cities.title}</Link>,
        }}
      />
    )
  const { page, info, project } = state.value
  return (
    <Offer
      page={page}
      info={info}
      title={project?.title ?? page.shortName}
      action={project?.buttonText ?? front.insureNow}
    >
      <Card title={project?.title ?? page.hero.title}>
        <Text as="block" size="l">
          {project?.lead ?? page.hero.slogan}
        </Text>
        <List className="hm-stack hm-gap-2">
          {(project?.points ?? page.hero.tags).map((point) => (
            <ListItem key={point}>
              <Text>{point}</Text>
            </ListItem>
          ))}
        </List>
      </Card>
    </Offer>
  )
}
