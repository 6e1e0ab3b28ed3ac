import { StepList } from '@/blocks/step-list/step-list'
import { service as copy } from '@/copy/product/service'
import { ServicePhone, useProductOfVisit } from './service-phone'
import { isForDrugs, WaysOn } from './ways-on'

/** How to see a doctor so that everything due is paid. */
export const CareGuide = () => {
  const page = useProductOfVisit()
  return (
    <>
      <ServicePhone />
      <StepList
        label={copy.care}
        steps={[
          { title: copy.careBeforeTitle, text: copy.careBeforeText },
          { title: copy.careDuringTitle, text: copy.careDuringText },
          ...(page && !isForDrugs(page)
            ? []
            : [{ title: copy.careDrugTitle, text: copy.careDrugText }]),
          { title: copy.careAfterTitle, text: copy.careAfterText },
        ]}
      />
      <WaysOn page={page} other="claim" />
    </>
  )
}
