import { StepList } from '@/blocks/step-list/step-list'
import { service as copy } from '@/copy/product/service'
import { BrowserEnv } from '@/domain/address/browser-env'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { ServicePhone } from './service-phone'

/** How to see a doctor so that everything that is due is paid. */
export const CareGuide = () => {
  const isBrowser = useVisit(({ env }) => env) === BrowserEnv.BROWSER
  return (
    <>
      <StepList
        label={copy.care}
        steps={[
          { title: copy.careBeforeTitle, text: copy.careBeforeText },
          { title: copy.careDuringTitle, text: copy.careDuringText },
          { title: copy.careDrugTitle, text: copy.careDrugText },
          { title: copy.careAfterTitle, text: copy.careAfterText },
        ]}
      />
      {isBrowser ? (
        <Card>
          <LinkRows
            rows={[
              {
                key: 'hospitals',
                to: pathTo('h5HealthHospital'),
                icon: 'hospital',
                words: copy.hospitals,
              },
            ]}
          />
        </Card>
      ) : null}
      <ServicePhone />
    </>
  )
}
