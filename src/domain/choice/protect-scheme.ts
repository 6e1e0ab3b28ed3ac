/** Which cover combination is bought (specification section 3, protect scheme). */
export type ProtectScheme = {
  selectable: boolean
  schemeList: readonly { comboCode: string; title: string }[]
  defaultComboCode: string
}

/** A choice counts only where choosing is allowed and the scheme is on offer; '' when none is. */
export function chosenScheme({
  scheme: { selectable, schemeList, defaultComboCode },
  chosen,
}: {
  scheme: ProtectScheme
  chosen?: string
}): { comboCode: string; canChoose: boolean } {
  const offered = (code?: string) => schemeList.find(({ comboCode }) => comboCode === code)
  const scheme = (selectable && offered(chosen)) || offered(defaultComboCode) || schemeList[0]
  return {
    comboCode: scheme?.comboCode ?? '',
    canChoose: selectable && schemeList.length > 1,
  }
}
