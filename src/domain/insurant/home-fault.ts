import { checkText } from '../base/text'
import type { Home } from './home'
import { addressLength } from './home-relation'

/** Which part is wrong, and how; nothing where it may be insured. */
export function homeFault(
  { cityDistrictName, detailAddress }: Home,
  districts: readonly string[],
): { field: 'cityDistrictName' | 'detailAddress'; rule: string } | undefined {
  if (!districts.includes(cityDistrictName)) return { field: 'cityDistrictName', rule: 'UNKNOWN' }
  const { min, max } = addressLength
  const address = checkText({ value: detailAddress.replace(/\s+/g, ''), min, max })
  return address.ok ? undefined : { field: 'detailAddress', rule: address.code }
}
