import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Importing one rule must not drag in another subject: pages pay for what they use. A folder of
 * domain is a subject. Everybody may lean on `base` and on what a day and an instant are (dayjs counts them); whatever
 * else a subject leans on is written here.
 */
const needs: Record<string, string[]> = {
  credential: ['person'],
  'applicant-form': ['person', 'credential', 'time'],
  confirm: ['credential'],
  // What several copies cost together is written out.
  insurant: ['person', 'credential', 'money'],
  // Links in articles go where links of the application may go.
  reading: ['time', 'address'],
}
const everyones = /^(base\/.*|time\/(day|day-parts|calendar|instant))$/
const subjectOf = (file: string) => file.split('/')[0] ?? file

/**
 * Minified bytes of the heaviest rule with all it needs: the whole applicant form's check, with the
 * offsets (half a kilobyte) by which a product bounds days of its own.
 */
const MOST_BYTES = 12_500

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
    // Loaded once, with whichever page first counts days.
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
