import { useEffect, useState } from 'react'
import { cityConfig } from '@/api/city-config'
import { buttons } from '@/copy/shell/buttons'
import { formatQuery, type Query } from '@/domain/address/query'
import { REDIRECT_LOADING_MS } from '@/domain/time/timings'
import { arrival } from '@/platform/address'
import { replace, usePageQuery } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productPage } from '@/stores/product-page'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { transfer as copy } from './copy'
import { goTo, toPartner, type ToPartner } from './to-partner'

/** Opens a partner's target with its token, or shows why it cannot. */
const PartnerTransfer = ({ source, target }: { source: string; target: string }) => {
  const query = usePageQuery()
  const [failed, setFailed] = useState<Exclude<ToPartner['kind'], 'GO'>>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    setFailed(undefined)
    void toPartner({ source, target }, query, arrival().path).then((found) => {
      if (left) return
      if (found.kind === 'GO') goTo(found.link, found.more)
      else setFailed(found.kind)
    })
    return () => {
      left = true
    }
  }, [source, target, query, tries])
  return (
    <PageShell title={copy.title} header="hidden">
      {failed === undefined ? (
        <Card>
          <Skeleton lines={4} />
        </Card>
      ) : (
        <StatePanel
          picture="error"
          title={failed === 'NO_TOKEN' ? copy.tokenFailed : copy.placeFailed}
          text={copy.tokenFailedText}
          urgent
        >
          <Button kind="primary" size="l" block onClick={() => setTries(tries + 1)}>
            {buttons.retry}
          </Button>
          <Button kind="text" size="l" block onClick={() => replace(pathTo('insure'))}>
            {buttons.insureNow}
          </Button>
        </StatePanel>
      )}
    </PageShell>
  )
}

/** Shanghai's citizen app. Links of all other partners mean Nanjing. */
const CITIZEN_APP = 'SUISHENBAN_XCX'

/** The target of an address: a city's product, or the order after WeChat Pay. */
type TransferTo = 'outer' | 'shenzhen' | 'goldplan'

const cityOf = (to: TransferTo, { source }: Query): string =>
  to === 'shenzhen' ? '440301' : source === CITIZEN_APP ? '310000' : '320100'

/** Whether the gateway knows the product in this city. Without an answer it counts as known. */
const isSoldIn = async (cityCode: string, productCode: string): Promise<boolean> => {
  const page = await productPage({ cityCode, productCode })
  return page.ok || page.error.name !== 'NOT_FOUND'
}

/** The named product, otherwise the city's first; undefined lets the home page ask. */
const productOf = async (cityCode: string, { productCode }: Query): Promise<string | undefined> => {
  if (productCode && (await isSoldIn(cityCode, productCode))) return productCode
  const config = await cityConfig(cityCode)
  return config.ok ? config.value.productSet[0]?.productCode : undefined
}

/** Keeps the query of the address. Values decided here win. */
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

/** Opens a partner's target if the address names one, otherwise one of our pages. */
export const Transfer = ({ to = 'outer' }: { to?: TransferTo | undefined }) => {
  const { source, target } = usePageQuery()
  return source && target ? (
    <PartnerTransfer source={source} target={target} />
  ) : (
    <OwnTransfer to={to} />
  )
}

/** Forwards at once, and Back does not return here. After a long wait a button is shown. */
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
