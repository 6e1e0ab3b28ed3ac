/** Property insurance (HJB): who insures which home, and in how many copies. */
export type PropertyInsurant = {
  encryptedCredentialNo: string
  relationType: string
  comboCode: string
  count: number
  /** JSON of PropertyExtra, as it travels. */
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

/** {} when the text is no JSON object: a broken row is shown without its address, not lost. */
export function readExtra({ extraValue }: { extraValue: string }): PropertyExtra {
  try {
    const parsed: unknown = JSON.parse(extraValue)
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/** District and address as one line; the encrypted one never tells anything by itself. */
export function addressOf({ extraValue }: { extraValue: string }): string {
  const info: unknown = readExtra({ extraValue }).propertyInfo
  if (!isObject(info)) return ''
  const { cityDistrictName, detailAddress } = info
  return [cityDistrictName, detailAddress].filter((part) => typeof part === 'string').join('')
}

/**
 * Rows of the same person, home and scheme become one with the sum of their copies, in the order
 * of their first appearance. A row without an address is never merged with another.
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

/** A row stands for one copy at least. */
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
