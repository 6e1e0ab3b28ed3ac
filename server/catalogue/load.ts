import { documentKey, type DocumentText } from '@/contract/document'
import type { ProductList } from '@/contract/product-list'
import type { ProductPage } from '@/contract/product-page'
import { cityCodes, fileOf, readCity, readDocuments } from './files'
import { CatalogueError, type Finding } from './problem'
import { documentsOf, type Product } from './product'
import { Reader } from './read'
import { nationalityFile } from './schema'

/** A piece of configuration, as GetConfigV2 answers it. */
interface ConfigEntry {
  configJsonValue: string
  cityCode?: string
  productCode?: string
  extraData?: string
}

/** Cities and products as data, read and checked once when the gateway starts. */
export interface Catalogue {
  products(): readonly Product[]
  product(cityCode: string, productCode: string): Product | undefined
  page(cityCode: string, productCode: string): ProductPage | undefined
  config(namespace: string, key: string): ConfigEntry | undefined
}

/** `cityCode_UA` with an optional suffix, such as `310000_MNP_H5` (specification section 7). */
const NATIONALITY_KEY = /^\d{6}_[A-Z0-9]+(_\w+)?$/

/** Throws one CatalogueError with everything that is wrong. */
export function loadCatalogue(dir: string = __dirname): Catalogue {
  const reader = new Reader(dir)
  const commonBase = reader.object('base.json', { optional: true }) ?? {}
  const cities = cityCodes(dir)
  const products = cities.flatMap((cityCode) => readCity(dir, reader, cityCode, commonBase))
  const documents = readAllDocuments(dir, reader, cities, products)
  const nationality = readNationality(reader)
  for (const product of products) reader.note(fileOf(product), deadLinks(product, documents))
  if (reader.problems.length > 0) throw new CatalogueError(reader.problems)

  const byCode = new Map(products.map((product) => [codeOf(product), product]))
  const configs = new Map([
    ...products.map(pageEntry),
    ...[...documents].map(documentEntry),
    productsEntry(products),
  ])
  const product: Catalogue['product'] = (cityCode, productCode) =>
    byCode.get(codeOf({ cityCode, productCode }))

  return {
    products: () => products,
    product,
    page: (cityCode, productCode) => product(cityCode, productCode)?.page,
    config: (namespace, key) =>
      namespace === 'nationality' && NATIONALITY_KEY.test(key)
        ? nationality
        : configs.get(`${namespace}/${key}`),
  }
}

const codeOf = ({ cityCode, productCode }: Pick<Product, 'cityCode' | 'productCode'>): string =>
  `${cityCode}_${productCode}`

const pageEntry = (product: Product): [string, ConfigEntry] => [
  `insure_product_page/${codeOf(product)}`,
  {
    configJsonValue: JSON.stringify(product.page),
    cityCode: product.cityCode,
    productCode: product.productCode,
    extraData: product.page.extraData,
  },
]

const documentEntry = ([id, text]: [string, DocumentText]): [string, ConfigEntry] => [
  `pre_insure_page/document:${id}`,
  { configJsonValue: JSON.stringify(text) },
]

/** What a visitor whose link names no product may choose from. */
const productsEntry = (products: readonly Product[]): [string, ConfigEntry] => {
  const list: ProductList = {
    products: products.map(({ page }) => ({
      cityCode: page.cityCode,
      cityName: page.cityName,
      productCode: page.productCode,
      productName: page.productName,
      slogan: page.hero.slogan,
      baseColor: page.colorSet.baseColor,
    })),
  }
  return ['pre_insure_page/products', { configJsonValue: JSON.stringify(list) }]
}

function readNationality(reader: Reader): ConfigEntry {
  const file = 'nationality.json'
  const list = reader.parse(file, nationalityFile, reader.object(file) ?? {})
  return { configJsonValue: JSON.stringify(list) }
}

/** Written documents and those that a product brings along; each id once. */
function readAllDocuments(
  dir: string,
  reader: Reader,
  cities: readonly string[],
  products: readonly Product[],
): Map<string, DocumentText> {
  const folders = ['documents', ...cities.map((cityCode) => `${cityCode}/documents`)]
  const found = [
    ...folders.map((folder) => ({ file: folder, texts: readDocuments(dir, reader, folder) })),
    ...products.map((product) => ({ file: fileOf(product), texts: documentsOf(product) })),
  ]
  const documents = new Map<string, DocumentText>()
  for (const { file, texts } of found)
    for (const [id, text] of texts) {
      if (documents.has(id))
        reader.note(file, [{ path: '', message: `There are two documents named ${id}` }])
      documents.set(id, text)
    }
  return documents
}

/** Links of a page to a document that does not exist. */
function deadLinks({ page }: Product, documents: ReadonlyMap<string, DocumentText>): Finding[] {
  const linked = [
    ...page.terms,
    ...page.sections.flatMap((part) => (part.kind === 'documents' ? part.items : [])),
  ]
  return linked
    .filter(({ type, url }) => type === 'doc' && !isKnown(url, documents))
    .map(({ title, url }) => ({ path: 'page', message: `《${title}》 is not a document: ${url}` }))
}

const isKnown = (url: string, documents: ReadonlyMap<string, DocumentText>): boolean => {
  const key = documentKey(url)
  return key !== undefined && documents.has(key.replace('document:', ''))
}
