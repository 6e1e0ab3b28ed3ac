import { checkText } from '../base/text'
import type { Home } from './home'
import { addressLength } from './home-relation'

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
