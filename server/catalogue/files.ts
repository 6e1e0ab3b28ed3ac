import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type DocumentText, wxInsure, type WxInsure } from '@/contract/guides'
import { factsIn, tellAll } from './facts'
import { isJsonObject, merge, type JsonObject } from './merge'
import { pageFile, type PageFile } from './page-file'
import type { Product, StoredProduct } from './product'
import { productFile, type ProductFile } from './product-file'
import type { Reader } from './read'
import { ofNoProduct, findRepeatedFacts, type SpokenFacts } from './repeated-facts'
import { brokenPage, brokenRules } from './rules'
import { documentFile } from './shared-files'
import { hashText } from './text-hash'

const CITY = /^\d{6}$/
const PRODUCT_FILE = /^([A-Z0-9]{4})\.json$/
/** A document of a product begins with its code. */
const OF_PRODUCT = /^([A-Z0-9]{4})-/
const DOCUMENT_FILE = /^([\w-]+)\.json$/

export const cityCodes = (dir: string): string[] => fileNames(dir).filter((name) => CITY.test(name))

export const fileOf = ({ cityCode, productCode }: Pick<Product, 'cityCode' | 'productCode'>) =>
  `${cityCode}/${productCode}.json`

/**
 * The products of a city. Each product file lies over the city's base, and that over the common
 * base.
 */
export function readCity(
  dir: string,
  reader: Reader,
  cityCode: string,
  commonBase: JsonObject,
): StoredProduct[] {
  const cityBase = merge(
    commonBase,
    reader.object(`${cityCode}/base.json`, { optional: true }) ?? {},
  )
  return fileNames(join(dir, cityCode)).flatMap((name) => {
    if (name === 'base.json' || name === 'documents') return []
    const file = `${cityCode}/${name}`
    const productCode = PRODUCT_FILE.exec(name)?.[1]
    if (!productCode) {
      const message = 'A product file is named by its code: four capital letters or digits'
      reader.note(file, [{ path: '', message }])
      return []
    }
    const own = reader.object(file)
    if (!own) return []
    const written = own.useBase === false ? own : merge(cityBase, own)
    // Without facts the file is broken in a way that its schema names.
    const facts = factsIn(written)
    const whole = facts ? tellAll(written, facts) : written
    const parsed = reader.parse(file, productFile, whole)
    if (!parsed || !facts) return []
    const spoken = spokenFactsOf(parsed, facts)
    const broken = brokenRules(parsed)
    // What does not fit together has no sure facts, so its texts are not held against them.
    const findings = broken.length > 0 ? broken : findRepeatedFacts(written, spoken)
    reader.note(file, findings)
    if (findings.length > 0) return []
    const versions = versionsOf(reader, file, whole, parsed)
    return [{ cityCode, productCode, file: parsed, versions, spoken }]
  })
}

const spokenFactsOf = (
  { cover, revocation, service }: ProductFile,
  facts: SpokenFacts['facts'],
): SpokenFacts => ({
  facts,
  waitingPeriodDays: cover.waitingPeriodDays,
  revocableOnDayOfPayment: revocation === 'DAY_OF_PAYMENT' || cover.rule === 'nextDay',
  hasChat: service.chat !== undefined,
})

/** The page in each version. Versions may not change what is declared and agreed to. */
function versionsOf(
  reader: Reader,
  file: string,
  { page, variants }: JsonObject,
  usual: ProductFile,
): Map<string, PageFile> {
  const versions = new Map<string, PageFile>()
  if (!isJsonObject(page) || !isJsonObject(variants)) return versions
  for (const [name, own] of Object.entries(variants)) {
    if (!isJsonObject(own)) continue
    const schema = v.strictObject({ variants: v.strictObject({ [name]: pageParts }) })
    const parsed = reader.parse(file, schema, { variants: { [name]: changedParts(page, own) } })
    const parts = parsed?.variants[name]
    if (!parts) continue
    const version: PageFile = Object.assign({}, usual.page, parts)
    const at = `variants.${name}`
    const broken = brokenPage({ ...usual, page: version })
    reader.note(
      file,
      broken.map((finding) => ({ ...finding, path: finding.path.replace(/^page/, at) })),
    )
    if (!isDeclaredAlike(version, usual.page))
      reader.note(file, [{ path: at, message: 'Notices, terms and health items cannot differ' }])
    versions.set(name, version)
  }
  return versions
}

/** The parts of a page that a version changes. The others are those of the usual page. */
const pageParts = v.partial(pageFile)

const changedParts = (page: JsonObject, own: JsonObject): JsonObject => {
  const whole = merge(page, own)
  return Object.fromEntries(Object.entries(whole).filter(([part]) => Object.hasOwn(own, part)))
}

/** Most versions share these parts with the usual page, so their texts are seldom compared. */
function isDeclaredAlike(version: PageFile, usual: PageFile): boolean {
  const isSame = (part: unknown, other: unknown) =>
    part === other || JSON.stringify(part) === JSON.stringify(other)
  return (
    isSame(version.notices, usual.notices) &&
    isSame(version.terms, usual.terms) &&
    isSame(version.health.title, usual.health.title) &&
    isSame(version.health.intro, usual.health.intro) &&
    isSame(version.health.items, usual.health.items)
  )
}

/**
 * The documents of one folder, by id. A document whose id begins with a product's code tells the facts
 * of that product.
 */
export function readDocuments(
  dir: string,
  reader: Reader,
  folder: string,
  products: readonly StoredProduct[],
): [string, DocumentText][] {
  return fileNames(join(dir, folder)).flatMap((name): [string, DocumentText][] => {
    const file = `${folder}/${name}`
    const id = DOCUMENT_FILE.exec(name)?.[1]
    if (!id) {
      reader.note(file, [{ path: '', message: 'A document file is named <id>.json' }])
      return []
    }
    const json = reader.object(file)
    if (!json) return []
    const code = OF_PRODUCT.exec(id)?.[1]
    const spoken = products.find(({ productCode }) => productCode === code)?.spoken ?? ofNoProduct
    // The document of a broken product would only repeat what is wrong with that.
    if (code === undefined || spoken !== ofNoProduct)
      reader.note(file, findRepeatedFacts(json, spoken))
    const text = reader.parse(file, documentFile, tellAll(json, spoken.facts))
    return text ? [[id, { ...text, textHash: hashText([text.title, ...text.content]) }]] : []
  })
}

/** The texts of projects for the WeChat page, by the project's code. */
export function readProjects(dir: string, reader: Reader): [string, WxInsure][] {
  return fileNames(join(dir, 'projects')).flatMap((name): [string, WxInsure][] => {
    const file = `projects/${name}`
    const code = DOCUMENT_FILE.exec(name)?.[1]
    const json = reader.object(file)
    const text = json && reader.parse(file, wxInsure, json)
    return code && text ? [[code, text]] : []
  })
}

/**
 * The names in a folder, sorted so that the order does not depend on the file system. Empty if
 * there is no such folder.
 */
export function fileNames(dir: string): string[] {
  try {
    return readdirSync(dir).sort()
  } catch {
    return []
  }
}
