/** What ended an order, or a policy of it, that nobody revoked; undefined where somebody did. */
export const endOf = ({
  refusal,
  givenBack,
}: {
  refusal: unknown
  givenBack: boolean
}): 'REFUSED' | 'GIVEN_BACK' | undefined => {
  if (refusal) return 'REFUSED'
  return givenBack ? 'GIVEN_BACK' : undefined
}
