import { useEffect } from 'react'
import { transfer as copy } from '@/copy/purchase/transfer'
import { formatQuery, type Query } from '@/domain/address/query'
import { cityConfig } from '@/flows/pre-config'
import { replace, usePageQuery } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { PageShell } from '@/ui/shell/page-shell'

/** Shanghai's citizen app; every other partner's link means Nanjing (specification section 2). */
const CITIZEN_APP = 'SUISHENBAN_XCX'

/** Where an address was meant to lead: a city's product, or back from WeChat Pay to the order. */
export type TransferTo = 'outer' | 'shenzhen' | 'goldplan'

const cityOf = (to: TransferTo, { source }: Query): string =>
  to === 'shenzhen' ? '440301' : source === CITIZEN_APP ? '310000' : '320100'

/** The product that is named, otherwise the first of the city; the home page asks where none is. */
const productOf = async (cityCode: string, { productCode }: Query): Promise<string | undefined> => {
  if (productCode) return productCode
  const config = await cityConfig(cityCode)
  return config.ok ? config.value.productSet[0]?.productCode : undefined
}

/** All that the address says goes along; what is decided here wins. */
const keeping = (
  path: string,
  query: Query,
  decided: Readonly<Record<string, string | undefined>>,
) => (path.split('?', 1)[0] ?? path) + formatQuery({ ...query, ...decided })

const destination = async (to: TransferTo, query: Query): Promise<string> => {
  if (to !== 'goldplan') {
    const cityCode = cityOf(to, query)
    const productCode = await productOf(cityCode, query)
    return keeping(pathTo('insure'), query, { cityCode, productCode })
  }
  const { cityCode, productCode, proposalId } = query
  const isKnown = cityCode && productCode && proposalId
  return isKnown
    ? keeping(pathTo('insureResult', { cityCode, productCode, proposalId }), query, {})
    : keeping(pathTo('orderCenter'), query, {})
}

/** Sends on at once; nobody comes back here by Back. */
export const Transfer = ({ to = 'outer' }: { to?: TransferTo | undefined }) => {
  const query = usePageQuery()
  useEffect(() => {
    let left = false
    void destination(to, query).then((address) => {
      if (!left) void replace(address)
    })
    return () => {
      left = true
    }
  }, [to, query])
  return (
    <PageShell title={copy.title} header="hidden">
      <Card>
        <Skeleton lines={4} />
      </Card>
    </PageShell>
  )
}
