import { importersOf, readTexts, repositoryFiles } from './closure-keys.mjs'
import { allowedTo, client, clientUses, sandbox } from './layers.mjs'

/**
 * `npm run house` prints what a newcomer meets: how many files, how long, where a word of the field
 * stands, and whether the folders stand on floors. Code is without tests and without JSON.
 */

const CODE = /\.(tsx?|[cm]?js)$/
const DECLARED = /\.d\.[cm]?ts$/
const AREAS = ['src', 'server', 'sandbox', 'packages', 'config', 'scripts', 'bench', 'types']
const WORDS = [
  ...['revoke', 'booking', 'delegation', 'renewal', 'share'],
  ...['pay', 'order', 'policy'],
]

const all = repositoryFiles()
const texts = readTexts(all.filter((file) => CODE.test(file)))
const areaOf = (file) => file.split('/')[0]
const code = [...texts.keys()].filter((file) => AREAS.includes(areaOf(file)))
const linesOf = (file) => texts.get(file).split('\n').length - 1
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
const print = (name, value) => console.log(`${name.padEnd(22)} ${value}`)

/** Lines of import statements, those over several lines included. */
const importLines = (file) =>
  sum(
    [...texts.get(file).matchAll(/^import\b[\s\S]*?(?:from\s+)?['"][^'"\n]+['"];?$/gm)].map(
      ([found]) => found.split('\n').length,
    ),
  )

/** The folder that has a floor of its own: a subject, a record, a package, or a folder of an area. */
const DEEP = /^(src\/subjects|server\/records|sandbox\/services|packages)\/[^/]+(?=\/)/
const folderOf = (file) =>
  DEEP.exec(file)?.[0] ?? (file.split('/').length > 2 ? file.split('/').slice(0, 2).join('/') : '')

/** Circles of a graph as lists (Tarjan), those of one node left out. */
const circlesOf = (graph) => {
  const [index, low, path, found] = [new Map(), new Map(), [], []]
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    path.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (path.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const circle = path.splice(path.indexOf(node))
    if (circle.length > 1) found.push(circle)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}

/** The longest way down, counted in folders. A circle counts as one floor. */
const floorsOf = (graph) => {
  const heights = new Map()
  const height = (node, above) => {
    if (heights.has(node)) return heights.get(node)
    const below = [...(graph.get(node) ?? [])].filter((next) => !above.includes(next))
    const own = 1 + Math.max(0, ...below.map((next) => height(next, [...above, node])))
    heights.set(node, own)
    return own
  }
  return Math.max(0, ...[...graph.keys()].map((node) => height(node, [])))
}

/** Only what an import names. A quoted path elsewhere, such as that of `split('.')`, is none. */
const onlyImports = (text) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"][^'"\n]+['"])/g)]
    .map(([, path]) => path)
    .join('\n')

const known = new Set(code)
const importsIn = (of) =>
  [...importersOf(new Map([...of].map(([file, text]) => [file, onlyImports(text)])))].flatMap(
    ([to, importers]) =>
      importers.filter((from) => known.has(from) && known.has(to)).map((from) => [from, to]),
  )
const imports = importsIn(texts)

/** Without types and what is loaded later, which may stand in a circle. */
const loadedAtOnce = (text) =>
  text
    .replace(/^(import|export) type\b[\s\S]*?from\s+['"][^'"\n]+['"]/gm, '')
    .replace(/^import \{(\s*type \w+,?)+\s*\} from ['"][^'"\n]+['"]/gm, '')
    .replace(/\bimport\(\s*['"][^'"\n]+['"]\s*\)/g, '')

const graphOf = (edges, nameOf, isWanted = () => true) => {
  const graph = new Map()
  for (const [from, to] of edges.filter((both) => both.every(isWanted))) {
    const [one, other] = [nameOf(from), nameOf(to)]
    if (!one || !other || one === other) continue
    graph.set(one, (graph.get(one) ?? new Set()).add(other))
    if (!graph.has(other)) graph.set(other, new Set())
  }
  return graph
}

/** An import that the tables of layers.mjs do not allow. */
const goesUp = ([from, to]) => {
  const [[area, one, subject], [otherArea, other, otherSubject]] = [from, to].map((file) =>
    file.split('/'),
  )
  if (area !== otherArea || folderOf(from) === '' || folderOf(to) === '') return false
  if (area === 'sandbox') return one !== other && sandbox.indexOf(one) < sandbox.indexOf(other)
  if (area === 'server') return one !== other && !allowedTo(one).includes(other)
  if (area !== 'src' || one === 'static') return false
  if (one !== other) return !client[one]?.includes(other)
  const isAllowed = subject === otherSubject || clientUses[subject]?.includes(otherSubject)
  return one === 'subjects' && subject !== 'gallery' && !isAllowed
}

print('files', `${all.length} in the repository, ${code.length} of code`)
for (const area of AREAS) {
  const files = code.filter((file) => areaOf(file) === area)
  if (files.length === 0) continue
  const lines = files.map(linesOf)
  const share = ((100 * sum(files.map(importLines))) / sum(lines)).toFixed(1)
  print(
    area,
    `${files.length} files, ${sum(lines)} lines, median ${median(lines)}, ${share} % import lines`,
  )
}
const isTest = (file) => areaOf(file) === 'test'
print('test', `${[...texts.keys()].filter(isTest).length} files`)

for (const word of WORDS) {
  const pattern = new RegExp(`(^|[/-])${word}s?([/.-]|$)`)
  const touched = code.filter((file) => pattern.test(file) && !DECLARED.test(file))
  const folders = [...new Set(touched.map(folderOf))].filter(Boolean).sort()
  const inClient = folders.filter((folder) => folder.startsWith('src/'))
  print(word, `${inClient.length} of the client, ${folders.length} in all: ${folders.join(' ')}`)
}

const atOnce = new Map([...texts].map(([file, text]) => [file, loadedAtOnce(text)]))
const circles = circlesOf(graphOf(importsIn(atOnce), (file) => file))
print('circles of files', circles.length)
for (const circle of circles) console.log(`  ${circle.join(' ')}`)
const isIn = (area) => (file) => file.startsWith(`${area}/`)
print('floors of the whole', floorsOf(graphOf(imports, areaOf)))
const printFloors = (area, nameOf) => {
  const graph = graphOf(imports, nameOf, isIn(area))
  const inCircles = circlesOf(graph).length
  print(`floors of ${area}`, `${floorsOf(graph)}, circles of folders ${inCircles}`)
}
for (const area of ['src', 'server', 'sandbox']) printFloors(area, folderOf)
const packages = new Set(code.filter(isIn('packages')).map(folderOf).filter(Boolean))
for (const name of packages)
  printFloors(name, (file) => (file.split('/').length > 3 ? file.split('/')[2] : ''))
const up = imports.filter(goesUp)
print('arrows up', up.length)
for (const [from, to] of up) console.log(`  ${from} -> ${to}`)
