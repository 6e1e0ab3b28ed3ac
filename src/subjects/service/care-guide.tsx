import { fetchClaimGuide } from '@/api/catalogue'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { service as copy } from '@/copy/product/service'
import { productKey } from '@/stores/catalogue'
import { StepList } from '@/ui/blocks/step-list/step-list'
import { useLoad } from '@/ui/load/use-load'
import { isForDrugs, ClaimLinks } from './claim-links'
import { ServicePhone, useProductOfVisit } from './service-phone'

/** How to see a doctor so that everything due is paid. */
export const CareGuide = () => {
  const page = useProductOfVisit()
  return (
    <>
      <ServicePhone />
      {page ? <OfProduct page={page} /> : <CareSteps hasDrugs />}
      <ClaimLinks page={page} other="claim" />
    </>
  )
}

/** The hospitals are those of the product. Until they are known, the clauses are named. */
const OfProduct = ({ page }: { page: ProductPage }) => {
  const { state } = useLoad(productKey(page), () => fetchClaimGuide(page))
  const hospitals = state.status === 'ready' ? state.value.hospitals : undefined
  return <CareSteps hospitals={hospitals} hasDrugs={isForDrugs(page)} />
}

const CareSteps = ({
  hospitals = copy.careHospitals,
  hasDrugs,
}: {
  hospitals?: string | undefined
  hasDrugs: boolean
}) => (
  <StepList
    label={copy.care}
    steps={[
      { title: copy.careBeforeTitle, text: fill(copy.careBeforeText, { HOSPITALS: hospitals }) },
      { title: copy.careDuringTitle, text: copy.careDuringText },
      ...(hasDrugs ? [{ title: copy.careDrugTitle, text: copy.careDrugText }] : []),
      { title: copy.careAfterTitle, text: copy.careAfterText },
    ]}
  />
)
