/** Property insurance (HJB): the insured person, the home and the number of copies. */
export type PropertyInsurant = {
  encryptedCredentialNo: string
  relationType: string
  comboCode: string
  count: number
  /** PropertyExtra as JSON text, as requests carry it. */
  extraValue: string
  gender?: string
  birthday?: string
}

export type PropertyExtra = {
  insurantCredentialType?: string
  propertyInfo?: { cityDistrictName?: string; detailAddress?: string }
  propertyRelationType?: string
  enWholeAddr?: string
  beneficiaryInfo?: {
    bnfType?: string
    realName?: string
    credentialType?: string
    credentialNo?: string
    telephone?: string
  }
}

/**
 * Answers {} when the text is no JSON object, so that a broken row is shown without its address.
 */
export function readExtra({ extraValue }: { extraValue: string }): PropertyExtra {
  try {
    const parsed: unknown = JSON.parse(extraValue)
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/** District and address in one line. The encrypted address cannot be shown. */
export function addressOf({ extraValue }: { extraValue: string }): string {
  const info: unknown = readExtra({ extraValue }).propertyInfo
  if (!isObject(info)) return ''
  const { cityDistrictName, detailAddress } = info
  return [cityDistrictName, detailAddress].filter((part) => typeof part === 'string').join('')
}

/**
 * Merges rows of the same person, home and scheme and sums their copies, in the order of first
 * appearance. A row without an address is never merged with another.
 */
export function groupProperties<Row extends PropertyInsurant>({
  rows,
}: {
  rows: readonly Row[]
}): Row[] {
  const groups = new Map<string, Row>()
  rows.forEach((row, index) => {
    const key = keyOf(row, index)
    const group = groups.get(key)
    groups.set(key, { ...(group ?? row), count: (group?.count ?? 0) + copiesOf(row) })
  })
  return [...groups.values()]
}

/** A row counts as at least one copy. */
const copiesOf = ({ count }: PropertyInsurant): number =>
  Number.isSafeInteger(count) && count > 0 ? count : 1

function keyOf(row: PropertyInsurant, index: number): string {
  const { enWholeAddr }: { enWholeAddr?: unknown } = readExtra(row)
  const encrypted = typeof enWholeAddr === 'string' ? enWholeAddr : ''
  return JSON.stringify([
    row.encryptedCredentialNo,
    row.comboCode,
    addressOf(row) || encrypted || index,
  ])
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
