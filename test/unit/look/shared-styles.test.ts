import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(__dirname, '../../../src')

const sheetsIn = (folder: string): string[] =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('.weapp.css'))
    .map((file) => `${folder}/${file}`)

/** Sheets of all pages, without those of NutUI and of dialogs, which load with their parts. */
const everyPages = ['ui', 'page']
  .flatMap(sheetsIn)
  .filter((file) => !/^ui\/(nut|dialogs)\//.test(file))
/** Every sheet of the first one. Some are of subjects, because other subjects show their parts. */
const first = [
  ...readFileSync(join(source, 'shared-styles.h5.ts'), 'utf8').matchAll(/'@\/(.+\.css)'/g),
].map(([, file = '']) => file)

test('what every page is made of is in the one sheet that comes first', () => {
  const named = first.filter((file) => !file.startsWith('subjects/'))
  expect(named.sort()).toEqual([...everyPages].sort())
})

test('sheets that come in any order never style the same thing', () => {
  const owners = new Map<string, Set<string>>()
  for (const file of sheetsIn('subjects').filter((each) => !first.includes(each)))
    for (const [name] of readFileSync(join(source, file), 'utf8').matchAll(
      /\.hm-[\w-]+(?=[^{}]*\{)/g,
    ))
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
  const shared = [...owners].filter(([, files]) => files.size > 1)
  expect(shared.map(([name, files]) => [name, ...files])).toEqual([])
})
