/** Decides which protect scheme is bought. */
export type ProtectScheme = {
  selectable: boolean
  schemeList: readonly { comboCode: string; title: string }[]
  defaultComboCode: string
}

/**
 * The user's choice counts only if choosing is allowed and the scheme is offered. Answers '' when
 * there is no scheme.
 */
export function chosenScheme({
  scheme: { selectable, schemeList, defaultComboCode },
  chosen,
}: {
  scheme: ProtectScheme
  chosen?: string | undefined
}): { comboCode: string; canChoose: boolean } {
  const offered = (code?: string) => schemeList.find(({ comboCode }) => comboCode === code)
  const scheme = (selectable && offered(chosen)) || offered(defaultComboCode) || schemeList[0]
  return {
    comboCode: scheme?.comboCode ?? '',
    canChoose: selectable && schemeList.length > 1,
  }
}
