/** One entry of the request for a housekeeper. */
export type HousekeeperEntry = {
  componentId: string
  productCode: string
  companyCode: string
  cityCode: string
  /** Whether the product is on sale. The interface itself misspells the name. */
  windowPeroid: 'Y' | 'N'
}

/** The component of the page that leads to a housekeeper. */
export const DEFAULT_COMPONENT = 'Q004'

export const housekeeperEntry = ({
  componentId,
  productCode,
  companyCode,
  cityCode,
  isSellTime,
}: {
  componentId?: string | null
  productCode: string
  companyCode: string
  cityCode: string
  isSellTime: boolean
}): HousekeeperEntry => ({
  componentId: componentId || DEFAULT_COMPONENT,
  productCode,
  companyCode: companyCode.slice(0, 4),
  cityCode,
  windowPeroid: isSellTime ? 'Y' : 'N',
})
