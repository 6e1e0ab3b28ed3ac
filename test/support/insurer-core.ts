import type { InsurerFile } from '../../server/catalogue/insurer-file'
import { changedCatalogue } from './changed-catalogue'

/** Catalogues in which products are connected with a core of the sandbox. */

type Capabilities = InsurerFile['capabilities']

export const issuing: Capabilities = {
  issue: { issueWithinHours: 72, usually: 'AT_ONCE' },
  cancel: { mode: 'tell' },
}

export const pool: InsurerFile['shares'] = [
  { insurer: 'A', name: '甲财产保险股份有限公司', lead: true, tenThousandths: 3334 },
  { insurer: 'B', name: '乙财产保险股份有限公司', lead: false, tenThousandths: 3333 },
  { insurer: 'C', name: '丙财产保险股份有限公司', lead: false, tenThousandths: 3333 },
]

/** A copy of the catalogue in which 沪城保 (310000/PP57) is issued by this core. */
export const catalogueWithCore = (
  insurer: Partial<InsurerFile> = {},
  file = '310000/PP57.json',
): string =>
  changedCatalogue({
    [file]: (product) => ({
      ...product,
      autoRenewal: 'NONE',
      insurer: { core: 'YOUJIANG', capabilities: issuing, shares: pool, ...insurer },
    }),
  })
