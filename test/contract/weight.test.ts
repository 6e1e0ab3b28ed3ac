import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Importing one rule must not drag in another area: pages pay for what they use. A file that no
 * area names is an area of its own. Everybody may lean on `base`; whatever else an area leans on
 * is written here.
 */
const areas: Record<string, { files: RegExp; needs?: string[] }> = {
  base: { files: /^(result|day|instant|text)$/ },
  time: { files: /^(countdown|payLater|saleWindow|dateOffset|flag|cacheDays)$/ },
  person: { files: /^(name|contact|birthday|validity|gender|age|mask)$/ },
  credential: { files: /^credential(\/.*)?$/, needs: ['person'] },
  form: { files: /^applicantForm\/.*$/, needs: ['person', 'credential'] },
  confirm: { files: /^(confirmSequence|realName)$/, needs: ['credential'] },
  insurant: {
    files: /^(relation|insurantLimit|insurantStatus|propertyInsurant|premium)$/,
    needs: ['person', 'credential'],
  },
  reader: {
    files: /^(notices|documents|scrollEnd|tabTitle|insureAlert|reminder|retrieveMarker)$/,
    needs: ['time'],
  },
  choice: {
    files:
      /^(housePicker|selectionList|paymentTypes|protectScheme|subscribeStatus|compoundDialog)$/,
  },
  address: { files: /^(browserEnv|appId|query|queryContext|link|markdownLink)$/ },
  money: { files: /^(money|underwriting)$/ },
  payment: { files: /^(orderStates|payStatus|payError)$/ },
}
const areaOf = (file: string) =>
  Object.keys(areas).find((area) => areas[area]?.files.test(file)) ?? file

/** Minified bytes of the heaviest rule with all it needs (the whole applicant form's check). */
const MOST_BYTES = 12_000

const root = join(__dirname, '../..')
const domain = join(root, 'src/domain')
const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))

test.each(files)('%s brings along no other area', async (file) => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(domain, `${file}.ts`)],
    alias: { '@': join(root, 'src') },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  })
  const own = areaOf(file)
  const allowed = [own, 'base', ...(areas[own]?.needs ?? [])]
  const strangers = Object.keys(metafile.inputs)
    .map((input) => input.replace(/^src\/domain\//, '').replace(/\.ts$/, ''))
    .filter((input) => !allowed.includes(areaOf(input)))
  expect(strangers).toEqual([])
  expect(outputFiles[0]?.contents.length).toBeLessThan(MOST_BYTES)
})

test('every area still exists', () => {
  for (const [area, { files: named }] of Object.entries(areas))
    expect([area, files.some((file) => named.test(file))]).toEqual([area, true])
})
