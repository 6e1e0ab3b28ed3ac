import type { Manifest } from '../src/routes/manifest'

/** An address that two pages claim opens the first of them; whoever builds is told. */
export const warnOfDuplicates = ({ duplicates }: Pick<Manifest, 'duplicates'>): void => {
  for (const path of duplicates)
    console.warn(`The route table has ${path} twice; its first entry stands.`)
}
