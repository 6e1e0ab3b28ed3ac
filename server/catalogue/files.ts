import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentText } from '@/contract/document'
import { merge, type JsonObject } from './merge'
import { assemble, type Product } from './product'
import type { Reader } from './read'
import { brokenRules } from './rules'
import { documentFile, productFile } from './schema'
import { hashText } from './text-hash'

const CITY = /^\d{6}$/
const PRODUCT_FILE = /^([A-Z0-9]{4})\.json$/
const DOCUMENT_FILE = /^([\w-]+)\.json$/

export const cityCodes = (dir: string): string[] => names(dir).filter((name) => CITY.test(name))

export const fileOf = ({ cityCode, productCode }: Pick<Product, 'cityCode' | 'productCode'>) =>
  `${cityCode}/${productCode}.json`

/** The products of a city, each over the city's base over the base of all. */
export function readCity(
  dir: string,
  reader: Reader,
  cityCode: string,
  commonBase: JsonObject,
): Product[] {
  const cityBase = reader.object(`${cityCode}/base.json`, { optional: true }) ?? {}
  return names(join(dir, cityCode)).flatMap((name) => {
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
    const whole = own.useBase === false ? own : merge(commonBase, cityBase, own)
    const parsed = reader.parse(file, productFile, whole)
    if (!parsed) return []
    const findings = brokenRules(parsed)
    reader.note(file, findings)
    return findings.length === 0 ? [assemble(cityCode, productCode, parsed)] : []
  })
}

/** The documents of one folder, by id. */
export function readDocuments(
  dir: string,
  reader: Reader,
  folder: string,
): [string, DocumentText][] {
  return names(join(dir, folder)).flatMap((name): [string, DocumentText][] => {
    const file = `${folder}/${name}`
    const id = DOCUMENT_FILE.exec(name)?.[1]
    if (!id) {
      reader.note(file, [{ path: '', message: 'A document file is named <id>.json' }])
      return []
    }
    const json = reader.object(file)
    const text = json && reader.parse(file, documentFile, json)
    return text ? [[id, { ...text, textHash: hashText([text.title, ...text.content]) }]] : []
  })
}

/** Sorted, so that the order does not depend on the file system; none when there is no folder. */
function names(dir: string): string[] {
  try {
    return readdirSync(dir).sort()
  } catch {
    return []
  }
}
