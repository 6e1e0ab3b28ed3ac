/**
 * Keeping somebody who goes back: the page's history entry gets a marker once per city, product
 * and page, and the first Back brings the pending popup instead of leaving (specification
 * section 4). A second Back leaves.
 */
export const retrieveMarker = ({
  cityCode,
  productCode,
  page,
}: {
  cityCode: string
  productCode: string
  page: string
}): string => JSON.stringify([cityCode, productCode, page])
