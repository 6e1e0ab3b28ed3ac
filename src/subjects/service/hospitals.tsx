import { fetchHospitals } from '@/api/catalogue'
import { pathTo } from '@/routes/path-to'
import { rememberedCity } from '@/stores/chosen-city'
import { Failed } from '@/ui/blocks/failed/failed'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { PageShell } from '@/ui/shell/page-shell'
import { hospitals as copy } from './copy/hospitals'
import { HospitalSearch } from './hospital-search'
import { ServicePhone } from './service-phone'

/** The hospitals of a city by name, district, level and distance. */
export const Hospitals = ({ cityCode }: { cityCode?: string | undefined }) => {
  const city = cityCode ?? rememberedCity() ?? ''
  const { state, again } = useLoad(city, () => fetchHospitals(city))
  return (
    <PageShell title={copy.title} back={pathTo('serviceTabs', { tab: 'care' })}>
      {state.status === 'loading' ? (
        <Card>
          <Skeleton lines={6} />
        </Card>
      ) : state.status === 'ready' ? (
        <HospitalSearch list={state.value} />
      ) : state.error.name === 'NOT_FOUND' ? (
        <>
          <StatePanel picture="empty" title={copy.none} text={copy.noneText} />
          <ServicePhone />
        </>
      ) : (
        <Failed error={state.error} words={{ cityCode: city }} onRetry={again} />
      )}
    </PageShell>
  )
}
