/**
 * Names the history marker that keeps a user who goes back. It is set once per city, product and
 * page. The first Back shows the pending popup, the second Back leaves (specification section 4).
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
