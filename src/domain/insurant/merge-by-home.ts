import { yuanText } from '../money/money'
import { addressOf, groupProperties } from './property-insurant'

interface Line {
  name: string
  credentialNo: string
  relationType: string
  premiumFen: number
  premiumDesc: string
  text: string
  riskList: readonly { riskName: string; premiumDesc: string; text: string }[]
  extraValue?: string | undefined
}

/** Several copies of cover for one home of one person. */
export type HomeLine<L> = L & {
  /** Index of the first copy, from 0. */
  first: number
  count: number
  /** '' for a line that covers a person. */
  address: string
}

/** Merges the price lines for copies of the same home into one line with their sum in fen. */
export const mergeByHome = <L extends Line>(lines: readonly L[]): HomeLine<L>[] =>
  groupProperties({
    rows: lines.map((line, first) => ({
      ...line,
      first,
      extraValue: line.extraValue ?? '',
      encryptedCredentialNo: `${line.name} ${line.credentialNo}`,
      comboCode: line.riskList.map(({ riskName }) => riskName).join(),
      count: 1,
    })),
  }).map((row) => {
    const address = addressOf(row)
    if (address === '') return { ...row, address }
    const premiumFen = row.premiumFen * row.count
    const text = yuanText({ fen: premiumFen, trimZeros: true })
    const premiumDesc = `${address} ×${row.count}`
    const riskList = row.riskList.map((risk) => ({ ...risk, premiumDesc, text }))
    return { ...row, premiumFen, address, premiumDesc, text, riskList }
  })
