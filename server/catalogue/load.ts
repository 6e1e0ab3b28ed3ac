import { ACTIVITY, GREY_RELEASE, greyRelease, type CityList } from '@/contract/city'
import {
  claimGuideKey,
  documentKey,
  type DocumentText,
  type HospitalList,
  payoutGuideKey,
  type WxInsure,
} from '@/contract/guides'
import { partnerKey } from '@/contract/partner'
import { productPageText, type ProductPage } from '@/contract/product-page'
import { dayOf, type Day } from '@/domain/time/day'
import { citiesOf } from './cities'
import { claimGuideOf } from './claim-guide'
import { cityCodes, fileOf, readCity, readDocuments, readProjects } from './files'
import { placesOf, readHospitals } from './hospital-files'
import { payoutGuideOf } from './payout-guide'
import { CatalogueError, type Finding } from './problem'
import { assemble, documentsOf, type Product, type StoredProduct } from './product'
import { comparisonEntry, productComparisonsOf, withComparison } from './product-comparison'
import { Reader } from './read'
import { brokenRenewal } from './renewal-rules'
import { windowsOn } from './season'
import {
  agentsFile,
  announcementsFile,
  comparisonsFile,
  nationalityFile,
  partnersFile,
  type Agent,
  type AnnouncementsFile,
  type Partner,
} from './shared-files'

/** A piece of configuration, as GetConfigV2 answers it. */
interface ConfigEntry {
  configJsonValue: string
  cityCode?: string
  productCode?: string
  extraData?: string | undefined
  renewalProductCode?: string
}

/** Cities and products, read from files and checked as a whole. */
export interface Catalogue {
  products(): readonly Product[]
  product(cityCode: string, productCode: string): Product | undefined
  page(cityCode: string, productCode: string): ProductPage | undefined
  config(namespace: string, key: string): ConfigEntry | undefined
  document(id: string): DocumentText | undefined
  /** The variants of a comparison (AB test); empty if nothing is tested. */
  comparison(componentId: string): readonly string[]
  /** The agent with this mark (`agentWtag` of an address), if there is one. */
  agent(agentWtag: string): Agent | undefined
  /** All agents, each with the mark. */
  agents(): readonly (Agent & { agentWtag: string })[]
  /** The partner with this `source` in its addresses. Users come from it or are led to it. */
  partner(source: string): Partner | undefined
}

/** The key is `cityCode_productCode`, with the wanted version of the page after it. */
const PAGE_KEY = /^(\d{6}_[A-Z0-9]{4})(?:_(\w{1,20}))?$/
/** The key is `cityCode_UA` with an optional suffix, such as `310000_MNP_H5`. */
const NATIONALITY_KEY = /^\d{6}_[A-Z0-9]+(_\w+)?$/

/** Cities and products as the files hold them. `on` gives dates to what comes again each year. */
export interface StoredCatalogue {
  /** The catalogue of a day in China. */
  on(day: Day): Catalogue
}

/** Reads and checks the files. Throws one CatalogueError with everything that is wrong. */
export function readCatalogue(dir: string = __dirname): StoredCatalogue {
  const reader = new Reader(dir)
  const commonBase = reader.object('base.json', { optional: true }) ?? {}
  const cities = cityCodes(dir)
  const stored = cities.flatMap((cityCode) => readCity(dir, reader, cityCode, commonBase))
  // The checks below give the same result on every day.
  const anyDay = stored.map((product) => assemble(product, '2026-01-01'))
  const documents = readAllDocuments(dir, reader, cities, stored, anyDay)
  const nationality = readNationality(reader)
  const hospitals = readHospitals(dir, reader, placesOf(anyDay))
  for (const product of anyDay) reader.note(fileOf(product), deadLinks(product, documents))
  for (const product of anyDay) reader.note(fileOf(product), brokenRenewal(product, anyDay))
  const projects = readProjects(dir, reader)
  const announced = readAnnouncements(reader)
  const grey = readGreyRelease(reader)
  const agents = readAgents(reader)
  const partners = readPartners(reader)
  const comparisons = reader.parse(
    'comparisons.json',
    comparisonsFile,
    reader.object('comparisons.json', { optional: true }) ?? {},
  )
  // Checked only if all products could be read; a product that could not is already reported.
  if (reader.problems.length === 0)
    for (const [code, { cityCode, productCode }] of projects)
      if (!anyDay.some((sold) => codeOf(sold) === codeOf({ cityCode, productCode })))
        reader.note(`projects/${code}.json`, [{ path: 'productCode', message: 'No such product' }])
  if (reader.problems.length > 0) throw new CatalogueError(reader.problems)

  const lasting = [
    ...[...documents].map(documentEntry),
    ...projects.map(projectEntry),
    grey,
    ...hospitals.map(hospitalsEntry),
    ...[...partners].map(partnerEntry),
    ...anyDay.map(claimGuideEntry),
    ...anyDay.flatMap(payoutGuideEntry),
  ]
  return {
    on: (day) => {
      const products = stored.map((product) => assemble(product, day, documents))
      const byCode = new Map(products.map((product) => [codeOf(product), product]))
      const compared = productComparisonsOf(products)
      const configs = new Map([
        ...lasting,
        ...announcedOn(announced, day),
        citiesEntry(products),
        ...[...compared].map(comparisonEntry),
      ])
      const pages = new Map<string, ConfigEntry>()
      const product: Catalogue['product'] = (cityCode, productCode) =>
        byCode.get(codeOf({ cityCode, productCode }))

      return {
        products: () => products,
        product,
        comparison: (componentId) =>
          new Map(Object.entries(comparisons ?? {})).get(componentId) ?? [],
        agent: (agentWtag) => agents.get(agentWtag),
        agents: () => [...agents].map(([agentWtag, agent]) => ({ ...agent, agentWtag })),
        partner: (source) => partners.get(source),
        page: (cityCode, productCode) => product(cityCode, productCode)?.page,
        document: (id) => documents.get(id),
        config: (namespace, key) => {
          if (namespace === 'nationality' && NATIONALITY_KEY.test(key)) return nationality
          if (namespace !== 'insure_product_page') return configs.get(`${namespace}/${key}`)
          const [, code = '', version = ''] = PAGE_KEY.exec(key) ?? []
          const sold = byCode.get(code)
          if (!sold) return undefined
          const entryKey = `${code} ${version}`
          const entry =
            pages.get(entryKey) ?? pageEntry(sold, withComparison(compared, sold.pageAs(version)))
          // An address may name any version, so only versions that the product has are cached.
          if (version === '' || sold.pageAs(version) !== sold.page) pages.set(entryKey, entry)
          return entry
        },
      }
    },
  }
}

/** The catalogue of a folder on a day, by default today. */
export const loadCatalogue = (dir?: string, day: Day = dayOf(Date.now())): Catalogue =>
  readCatalogue(dir).on(day)

const codeOf = ({ cityCode, productCode }: Pick<Product, 'cityCode' | 'productCode'>): string =>
  `${cityCode}_${productCode}`

const pageEntry = (product: Product, page: ProductPage): ConfigEntry => ({
  configJsonValue: productPageText(page),
  cityCode: product.cityCode,
  productCode: product.productCode,
  extraData: JSON.stringify(page.extraData),
  renewalProductCode: product.renewalProductCode ?? product.productCode,
})

const documentEntry = ([id, text]: [string, DocumentText]): [string, ConfigEntry] => [
  `pre_insure_page/document:${id}`,
  { configJsonValue: JSON.stringify(text) },
]

const hospitalsEntry = ([cityCode, list]: [string, HospitalList]): [string, ConfigEntry] => [
  `pre_insure_page/hospitals:${cityCode}`,
  { configJsonValue: JSON.stringify(list) },
]

const claimGuideEntry = (product: Product): [string, ConfigEntry] => [
  `pre_insure_page/${claimGuideKey(product)}`,
  { configJsonValue: JSON.stringify(claimGuideOf(product)) },
]

const payoutGuideEntry = (product: Product): [string, ConfigEntry][] => {
  const guide = payoutGuideOf(product)
  const key = `pre_insure_page/${payoutGuideKey(product)}`
  return guide ? [[key, { configJsonValue: JSON.stringify(guide) }]] : []
}

const partnerEntry = ([source, { name, targets }]: [string, Partner]): [string, ConfigEntry] => [
  `pre_insure_page/${partnerKey(source)}`,
  { configJsonValue: JSON.stringify({ name, hasHome: Object.hasOwn(targets, 'home') }) },
]

const projectEntry = ([code, project]: [string, WxInsure]): [string, ConfigEntry] => [
  `wx_insure/${code}`,
  { configJsonValue: JSON.stringify(project), productCode: project.productCode },
]

/** The choice for a visitor whose link names no product. */
const citiesEntry = (products: readonly Product[]): [string, ConfigEntry] => {
  const list: CityList = { cities: citiesOf(products) }
  return ['pre_insure_page/cities', { configJsonValue: JSON.stringify(list) }]
}

/** The announcements of operators: the activity of app `promotion`, and notes on single pages. */
function readAnnouncements(reader: Reader): AnnouncementsFile {
  const file = 'announcements.json'
  const json = reader.object(file, { optional: true }) ?? {}
  return reader.parse(file, announcementsFile, json) ?? {}
}

/** The announcements with dates for those that come each year. */
const announcedOn = (told: AnnouncementsFile, day: Day): [string, ConfigEntry][] =>
  Object.entries(told).map(([key, { list }]) => {
    const dated = list.flatMap(({ startAt, endAt, ...note }) =>
      windowsOn({ start: startAt, end: endAt }, day)
        .slice(0, 1)
        .map(({ start, end }) => ({ ...note, startAt: start, endAt: end })),
    )
    return [
      `${key === ACTIVITY ? 'activity_config' : 'pre_insure_page'}/${key}`,
      { configJsonValue: JSON.stringify({ list: dated }) },
    ]
  })

/** The percentage of phones that an activity is released to. */
function readGreyRelease(reader: Reader): [string, ConfigEntry] {
  const file = 'grey-release.json'
  const json = reader.object(file, { optional: true }) ?? {}
  const shares = reader.parse(file, greyRelease, json) ?? {}
  return [`activity_config/${GREY_RELEASE}`, { configJsonValue: JSON.stringify(shares) }]
}

/** The register of agents, by their marks. */
function readAgents(reader: Reader): ReadonlyMap<string, Agent> {
  const file = 'agents.json'
  const json = reader.object(file, { optional: true }) ?? {}
  return new Map(Object.entries(reader.parse(file, agentsFile, json) ?? {}))
}

/** The partners, by their `source`. */
function readPartners(reader: Reader): ReadonlyMap<string, Partner> {
  const file = 'partners.json'
  const json = reader.object(file, { optional: true }) ?? {}
  return new Map(Object.entries(reader.parse(file, partnersFile, json) ?? {}))
}

function readNationality(reader: Reader): ConfigEntry {
  const file = 'nationality.json'
  const list = reader.parse(file, nationalityFile, reader.object(file) ?? {})
  return { configJsonValue: JSON.stringify(list) }
}

/** Documents from files and documents that come from products. Each id may appear only once. */
function readAllDocuments(
  dir: string,
  reader: Reader,
  cities: readonly string[],
  stored: readonly StoredProduct[],
  products: readonly Product[],
): Map<string, DocumentText> {
  const folders = ['documents', ...cities.map((cityCode) => `${cityCode}/documents`)]
  const found = [
    ...folders.map((folder) => ({
      file: folder,
      texts: readDocuments(dir, reader, folder, stored),
    })),
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
