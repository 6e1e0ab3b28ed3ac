import { useEffect, useState } from 'react'
import { transfer as copy } from '@/copy/purchase/transfer'
import { buttons } from '@/copy/shell/buttons'
import { formatQuery, type Query } from '@/domain/address/query'
import { REDIRECT_LOADING_MS } from '@/domain/time/redirect-loading'
import { cityConfig } from '@/flows/pre-config'
import { productPage } from '@/flows/product-page'
import { replace, usePageQuery } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { PartnerTransfer } from './partner-transfer'

/** Shanghai's citizen app; every other partner's link means Nanjing (specification section 2). */
const CITIZEN_APP = 'SUISHENBAN_XCX'

/** Where an address was meant to lead: a city's product, or back from WeChat Pay to the order. */
export type TransferTo = 'outer' | 'shenzhen' | 'goldplan'

const cityOf = (to: TransferTo, { source }: Query): string =>
  to === 'shenzhen' ? '440301' : source === CITIZEN_APP ? '310000' : '320100'

/** Whether the gateway knows it in this city; without an answer nobody can say otherwise. */
const isSoldIn = async (cityCode: string, productCode: string): Promise<boolean> => {
  const page = await productPage({ cityCode, productCode })
  return page.ok || page.error.name !== 'NOT_FOUND'
}

/** The product that is named, otherwise the first of the city; the home page asks where none is. */
const productOf = async (cityCode: string, { productCode }: Query): Promise<string | undefined> => {
  if (productCode && (await isSoldIn(cityCode, productCode))) return productCode
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

/** To one of a partner's places where the address names one, otherwise to a page of ours. */
export const Transfer = ({ to = 'outer' }: { to?: TransferTo | undefined }) => {
  const { source, target } = usePageQuery()
  return source && target ? (
    <PartnerTransfer source={source} target={target} />
  ) : (
    <OwnTransfer to={to} />
  )
}

/** Sends on at once; nobody comes back here by Back. Whoever waits too long is shown a way on. */
const OwnTransfer = ({ to }: { to: TransferTo }) => {
  const query = usePageQuery()
  const [late, setLate] = useState(false)
  useEffect(() => {
    let left = false
    void destination(to, query).then((address) => {
      if (!left) void replace(address)
    })
    const waited = setTimeout(() => setLate(true), REDIRECT_LOADING_MS)
    return () => {
      left = true
      clearTimeout(waited)
    }
  }, [to, query])
  return (
    <PageShell title={copy.title} header="hidden">
      {late ? (
        <StatePanel picture="wait" title={copy.title}>
          <Button kind="primary" size="l" block onClick={() => replace(pathTo('insure'))}>
            {buttons.insureNow}
          </Button>
        </StatePanel>
      ) : (
        <Card>
          <Skeleton lines={4} />
        </Card>
      )}
    </PageShell>
  )
}
