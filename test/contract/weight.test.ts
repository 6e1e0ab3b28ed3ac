import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Importing one rule must not load another subject, so that pages load only what they use. Each
 * folder of domain is a subject. Every subject may import `base` and the files about days and
 * instants (which use dayjs). All other imports between subjects are listed here.
 */
const needs: Record<string, string[]> = {
  // How long a record lives.
  device: ['time'],
  credential: ['person'],
  // The premium of several copies is shown as a text.
  apply: ['person', 'credential', 'time', 'money'],
  insured: ['person'],
  // A premium depends on the age.
  money: ['person'],
  pay: ['money'],
  realname: ['credential'],
  // Hospitals are searched in a city.
  service: ['city'],
  // A popup of documents counts down. Links in articles follow the rules for links of the application.
  document: ['time', 'address'],
}
const everyones = /^(base\/.*|time\/(day|day-parts|calendar|instant))$/
const subjectOf = (file: string) => file.split('/')[0] ?? file

/**
 * Largest size of a rule with its imports, in minified bytes. The heaviest rule is the check of the
 * whole applicant form, with the date offsets (half a kilobyte) that bound a product's own days.
 */
const MOST_BYTES = 13_000

const root = join(__dirname, '../..')
const domain = join(root, 'src/domain')
const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))

test.each(files)('%s brings along no other subject', async (file) => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(domain, `${file}.ts`)],
    alias: { '@': join(root, 'src') },
    bundle: true,
    // dayjs is loaded once, with the first page that computes days.
    external: ['dayjs'],
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  })
  const own = subjectOf(file)
  const allowed = [own, ...(needs[own] ?? [])]
  const strangers = Object.keys(metafile.inputs)
    .map((input) => input.replace(/^src\/domain\//, '').replace(/\.ts$/, ''))
    .filter((input) => !everyones.test(input) && !allowed.includes(subjectOf(input)))
  expect(strangers).toEqual([])
  expect(outputFiles[0]?.contents.length).toBeLessThan(MOST_BYTES)
})

test('every subject that leans on another exists', () => {
  const subjects = files.map(subjectOf)
  for (const subject of Object.keys(needs)) expect(subjects).toContain(subject)
})
