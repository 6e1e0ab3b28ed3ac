import { checkText } from '../base/text'
import { yuanText } from '../money/money'
import { readExtra, addressOf, groupProperties } from './property-insurant'

/** The applicant's relation to the home. */
export const homeRelations = ['OWNER', 'FAMILY', 'TENANT'] as const
type HomeRelation = (typeof homeRelations)[number]

/** The address goes down to the room, so that a loss adjuster finds the door. */
export const addressLength = { min: 5, max: 60 } as const

/** A home to be insured. */

export type Home = {
  cityDistrictName: string
  detailAddress: string
  propertyRelationType: HomeRelation
  /** The gateway's token for the whole address of a home that is already known. */
  enWholeAddr?: string | undefined
}

/** The next number of copies of one home, between 1 and `most`. */
export const stepped = (count: number, by: 1 | -1, most: number): number =>
  Math.min(Math.max(1, count + by), most)

const isHomeRelation = (text: string): text is HomeRelation =>
  homeRelations.some((known) => known === text)

/** Removes the spaces that some people write into an address. */
const tight = (text: string): string => text.replace(/\s+/g, '')

export const addressOfHome = ({
  cityDistrictName,
  detailAddress,
}: Pick<Home, 'cityDistrictName' | 'detailAddress'>): string =>
  tight(cityDistrictName + detailAddress)

/**
 * The insured person is the beneficiary. That person stands beside the home, so no name is repeated
 * here.
 */
const beneficiary = {
  bnfType: 'INSURED',
  realName: '',
  credentialType: '',
  credentialNo: '',
  telephone: '',
}

/** The form for requests: JSON in a string, always with every key. */
export const extraValueOf = (home: Home, insurantCredentialType: string): string =>
  JSON.stringify({
    insurantCredentialType,
    propertyInfo: {
      cityDistrictName: home.cityDistrictName,
      detailAddress: home.detailAddress.trim(),
    },
    propertyRelationType: home.propertyRelationType,
    enWholeAddr: home.enWholeAddr ?? '',
    beneficiaryInfo: beneficiary,
  })

/** Reads a home; undefined where the text does not describe one. */
export function homeOf(extraValue: string | undefined): Home | undefined {
  const {
    propertyInfo,
    propertyRelationType = '',
    enWholeAddr,
  } = readExtra({
    extraValue: extraValue ?? '',
  })
  const { cityDistrictName, detailAddress } = propertyInfo ?? {}
  if (!cityDistrictName || !detailAddress || !isHomeRelation(propertyRelationType)) return undefined
  return {
    cityDistrictName,
    detailAddress,
    propertyRelationType,
    enWholeAddr: enWholeAddr || undefined,
  }
}

/**
 * Names the wrong field of a home and the rule it breaks; undefined when the home may be insured.
 */
export function homeFault(
  { cityDistrictName, detailAddress }: Home,
  districts: readonly string[],
): { field: 'cityDistrictName' | 'detailAddress'; rule: string } | undefined {
  if (!districts.includes(cityDistrictName)) return { field: 'cityDistrictName', rule: 'UNKNOWN' }
  const { min, max } = addressLength
  const address = checkText({ value: detailAddress.replace(/\s+/g, ''), min, max })
  return address.ok ? undefined : { field: 'detailAddress', rule: address.code }
}

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
