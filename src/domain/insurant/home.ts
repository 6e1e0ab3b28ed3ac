import { homeRelations, type HomeRelation } from './home-relation'
import { readExtra } from './property-insurant'

/** A home to be insured (specification section 3, property insurance). */

export type Home = {
  cityDistrictName: string
  detailAddress: string
  propertyRelationType: HomeRelation
  /** Known from before: the gateway's own word for the whole address. */
  enWholeAddr?: string | undefined
}

/** How many copies of one home a form may step through. */
export const stepped = (count: number, by: 1 | -1, most: number): number =>
  Math.min(Math.max(1, count + by), most)

const isHomeRelation = (text: string): text is HomeRelation =>
  homeRelations.some((known) => known === text)

/** As one line, without the spaces that some people write. */
const tight = (text: string): string => text.replace(/\s+/g, '')

export const addressOfHome = ({
  cityDistrictName,
  detailAddress,
}: Pick<Home, 'cityDistrictName' | 'detailAddress'>): string =>
  tight(cityDistrictName + detailAddress)

/** Whoever is insured is paid: who that is stands beside the home, so nobody is named in it. */
const beneficiary = {
  bnfType: 'INSURED',
  realName: '',
  credentialType: '',
  credentialNo: '',
  telephone: '',
}

/** As it travels: JSON in a string, always with every key (specification section 3). */
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

/** Undefined where the text tells no home. */
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
