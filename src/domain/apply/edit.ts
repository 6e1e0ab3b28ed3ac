import { clip } from '../base/text'
import { normalise } from '../credential/credential'
import type { Day } from '../time/day'
import {
  certificateOf,
  DEFAULT_NATIONALITY,
  insurantFields,
  isEncrypted,
  itemOf,
  textOf,
  type Formatter,
  type FormItem,
  type Validity,
} from './item'
import { derivedOf, isChineseOnly, isForeign, isLocked } from './state'

type Items = readonly FormItem[]
type Change = { items: Items; type: string; value: string | Validity; today?: Day | undefined }

/**
 * Applies a person's edit to the whole form. A masked value becomes plain again (encryptType 1) and
 * its error is removed. A new credential type sets the nationality. A valid number fills in the
 * fields it contains and empties those that the previous number had filled in. A locked field does
 * not change.
 */
export function editField({ items, type, value, today }: Change): FormItem[] {
  const item = itemOf(items, type)
  if (!item || isLocked({ items, type, today })) return [...items]
  const edited = replace(items, type, plain(item, value, roomOf(items, item))).map((other) =>
    item.trigger !== undefined && other.listener === item.trigger && other.type !== type
      ? emptied(other)
      : other,
  )
  if (type === 'certificate') {
    const told = afterCertificate(edited, { sameKind: isOrg(items) === isOrg(edited) })
    return afterNumber(items, told, today)
  }
  return type === 'identity' ? afterNumber(items, edited, today) : edited
}

/**
 * Fills in a verified value: this client knows only its mask and sends its token (encryptType 2).
 */
export function fillEncrypted({
  items,
  type,
  maskValue,
  encryptValue,
  lock = false,
}: {
  items: Items
  type: string
  maskValue: string
  encryptValue: string
  lock?: boolean
}): FormItem[] {
  const filled = items.map((item): FormItem =>
    item.type === type
      ? {
          ...cleared(item),
          value: '',
          encryptType: 2,
          maskValue,
          encryptValue,
          ...(lock && { disabled: true }),
        }
      : item,
  )
  const unknown = type === 'identity' && textOf(filled, 'nationality') === ''
  return unknown ? withValue(filled, 'nationality', DEFAULT_NATIONALITY) : filled
}

/** Makes a field empty, plain and editable again, even if it was verified or bound. */
export const clearField = (items: Items, type: string): FormItem[] =>
  items.map((item) => (item.type === type ? { ...emptied(item), disabled: false } : item))

/**
 * Replaces the verified person by a company as the payer. The account still belongs to the person,
 * so the credential type stays locked and no data of the person remains in the form.
 */
export const asCompany = (items: Items): FormItem[] =>
  ['name', 'identity', 'birthday', 'gender'].reduce(
    clearField,
    withValue(items, 'certificate', 'ORG'),
  )

/** Puts the verified person back, locked as before. The other fields keep what was entered. */
export const asPerson = (items: Items, person: Items): FormItem[] =>
  withLocked(items, person).map(
    (item) =>
      (insurantFields.some((type) => type === item.type) && itemOf(person, item.type)) || item,
  )

/** Locks verified or bound fields against editing. */
export const lockFields = (items: Items, types: readonly string[]): FormItem[] =>
  items.map((item) => (types.includes(item.type) ? { ...item, disabled: true } : item))

/**
 * Restores verified or bound fields over what was entered meanwhile. The other fields stay as they
 * are.
 */
export const withLocked = (items: Items, confirmed: Items): FormItem[] =>
  items.map((item) => {
    const done = itemOf(confirmed, item.type)
    return done?.disabled ? done : item
  })

/** A second tap on the chosen option clears it, but only in an optional field. */
export const chooseOption = ({
  chosen,
  option,
  optional = false,
}: {
  chosen: string
  option: string
  optional?: boolean
}): string => (optional && chosen === option ? '' : option)

/** Marks the fields that have a problem with its text and clears the errors of all others. */
export const markErrors = (
  items: Items,
  errors: readonly { field: string; text: string }[],
): FormItem[] =>
  items.map((item) => {
    const error = errors.find(({ field }) => field === item.type)
    return error
      ? { ...item, isError: true, errorText: error.text, isRefused: false }
      : cleared(item)
  })

/** Marks a field whose value the gateway or a rule between people refused. */
export const refuseField = (items: Items, type: string, errorText: string): FormItem[] =>
  items.map((item) =>
    item.type === type ? { ...item, isError: true, errorText, isRefused: true } : item,
  )

const isOrg = (items: Items): boolean => certificateOf(items) === 'ORG'

/**
 * A company cannot have a person's name and number, and a mask belongs to a number of the old type.
 * Old errors go, because they came from the rules of the old type.
 */
function afterCertificate(items: Items, { sameKind }: { sameKind: boolean }): FormItem[] {
  const certificate = certificateOf(items)
  const fresh = items.map((item) => {
    if (item.type !== 'name' && item.type !== 'identity') return item
    const kept = sameKind && !(item.type === 'identity' && isEncrypted(item))
    return kept ? cleared(item) : emptied(item)
  })
  if (isChineseOnly(certificate)) return withValue(fresh, 'nationality', DEFAULT_NATIONALITY)
  const isDefault = textOf(fresh, 'nationality') === DEFAULT_NATIONALITY
  return isForeign(certificate) && isDefault ? withValue(fresh, 'nationality', '') : fresh
}

function afterNumber(before: Items, after: Items, today: Day | undefined): FormItem[] {
  const old = derivedOf({ items: before, today })
  const told = derivedOf({ items: after, today })
  return after.map((item) => {
    if (item.type !== 'birthday' && item.type !== 'gender') return item
    const value = told[item.type]
    if (value !== undefined)
      return item.value === value ? cleared(item) : { ...cleared(item), value }
    return item.value === old[item.type] ? emptied(item) : item
  })
}

/** Full length of a landline number: area code, eight digits, extension and two hyphens. */
const LANDLINE_LENGTH = 20

/**
 * A company may enter a landline number, which is longer than the mobile number that fits the
 * field.
 */
export const roomOf = (items: Items, { type, maxlength }: FormItem): number | undefined =>
  type === 'mobile' && certificateOf(items) === 'ORG' ? LANDLINE_LENGTH : maxlength

function plain(
  item: FormItem,
  value: string | Validity,
  maxlength: number | undefined = item.maxlength,
): FormItem {
  const { maskValue: _mask, encryptValue: _token, ...rest } = cleared(item)
  return {
    ...rest,
    encryptType: 1,
    value: typeof value === 'string' ? clipped(formatted(item, value), maxlength) : value,
  }
}

const formatBy: Record<Formatter, (value: string) => string> = {
  upperCase: (value) => value.toUpperCase(),
  digits: (value) => value.normalize('NFKC').replace(/\D/g, ''),
  noSpaces: (value) => value.replace(/\s/g, ''),
  phone: (value) => {
    const bare = value.normalize('NFKC').replace(/\s/g, '')
    // Address books write +86 138-0013-8000. A landline number keeps its hyphens.
    const mobile = /^(?:(?:\+|00)?86-?)?(1[\d-]*)$/.exec(bare)?.[1]
    return mobile?.replace(/-/g, '') ?? bare
  },
}

function formatted({ type, formatter }: FormItem, value: string): string {
  const known = type === 'identity' ? normalise({ value }) : value
  return formatter ? formatBy[formatter](known) : known
}

const clipped = (value: string, max: number | undefined): string =>
  max === undefined ? value : clip({ value, max })

/**
 * Removes the error. An item without an error is returned unchanged, so that it is not drawn again.
 */
const cleared = (item: FormItem): FormItem =>
  item.isError === false && item.errorText === ''
    ? item
    : { ...item, isError: false, errorText: '', isRefused: false }

const emptied = (item: FormItem): FormItem =>
  plain(item, typeof item.value === 'string' ? '' : { type: 'shortTerm', start: '', end: '' })

const replace = (items: Items, type: string, by: FormItem): FormItem[] =>
  items.map((item) => (item.type === type ? by : item))

const withValue = (items: Items, type: string, value: string): FormItem[] =>
  items.map((item) => (item.type === type ? { ...item, value } : item))
