import type { Manifest } from '../src/routes/manifest'

/** When two pages claim one address, the first of them opens. The build prints a warning. */
export const warnOfDuplicates = ({ duplicates }: Pick<Manifest, 'duplicates'>): void => {
  for (const path of duplicates)
    console.warn(`The route table has ${path} twice; its first entry stands.`)
}
