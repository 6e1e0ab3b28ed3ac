import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the README and the pages of docs show to be executed, and what a test executed of it. */

export interface Fence {
  readonly page: string
  readonly language: string
  /** The name of the file that the page tells its reader to save: ```js [pay.mjs] */
  readonly file: string | undefined
  readonly text: string
}

const pagesIn = (home: string, language: 'en' | 'zh'): readonly string[] => [
  language === 'en' ? 'README.md' : 'README.zh-CN.md',
  ...readdirSync(join(home, 'docs', language)).map((name) => `docs/${language}/${name}`),
]

export const fencesOf = (home: string, language: 'en' | 'zh'): readonly Fence[] =>
  pagesIn(home, language).flatMap((page) =>
    [...readFileSync(join(home, page), 'utf8').matchAll(/^```(\w+)([^\n]*)\n([^]*?)^```$/gm)].map(
      ([, named = '', about = '', text = '']): Fence => ({
        ...{ page, language: named, text },
        file: /\[(.+)\]/.exec(about)?.[1],
      }),
    ),
  )

export interface Shown {
  /** The command that is this, or the only one that begins so. A test that takes it executes it. */
  readonly command: (start: string) => string
  /** The text of a file. */
  readonly file: (name: string) => string
  /** What nobody took. */
  readonly left: () => readonly string[]
}

/** Reads the English pages. The Chinese ones show the same, as a test of their fences proves. */
export const shownIn = (home: string): Shown => {
  const fences = fencesOf(home, 'en')
  const commands = new Set(
    fences
      .filter(({ language }) => language === 'sh')
      .flatMap(({ text }) => text.split('\n').filter((line) => line !== '')),
  )
  const files = fences.filter(({ language }) => language !== 'sh')
  const taken = new Set<string>()
  return {
    command: (start) => {
      const found = commands.has(start)
        ? [start]
        : [...commands].filter((line) => line.startsWith(start))
      const [line] = found
      if (line === undefined) throw new Error(`No page shows a command ${start}`)
      if (found.length > 1) throw new Error(`Several commands begin so: ${found.join('; ')}`)
      taken.add(line)
      return line
    },
    file: (name) => {
      const fence = files.find(({ file }) => file === name)
      if (!fence) throw new Error(`No page shows a file ${name}`)
      taken.add(name)
      return fence.text
    },
    left: () => [
      ...[...commands].filter((line) => !taken.has(line)),
      ...files
        .filter(({ file }) => file === undefined || !taken.has(file))
        .map(({ page, file, language }) => `${page}: ${file ?? `${language} without a name`}`),
    ],
  }
}
