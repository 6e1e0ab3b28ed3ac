import { homeRelations, type HomeRelation } from './home-relation'
import { readExtra } from './property-insurant'

/** A home to be insured (specification section 3, property insurance). */

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

/** The form for requests: JSON in a string, always with every key (specification section 3). */
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
