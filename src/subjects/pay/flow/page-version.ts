/** Version of the cashier page: `/payment` is 1, `/payment2` 2, `/payment3` 3. */
const versions = ['1', '2', '3'] as const
export type PageVersion = (typeof versions)[number]

export const pageVersionOf = (text: string | undefined): PageVersion =>
  versions.find((version) => version === text) ?? '1'
