import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rpxToCss } from './wire/rpx'

const BUILT_IN_TAGS = [
  'page view text button input textarea image scroll-view swiper swiper-item picker form label',
  'checkbox checkbox-group radio radio-group switch slider web-view rich-text navigator icon',
  'progress cover-view cover-image movable-area movable-view map video camera editor canvas',
]
  .join(' ')
  .split(' ')
  .join('|')

const TAG_SELECTOR = new RegExp(`(^|[\\s,>+~(])(${BUILT_IN_TAGS})(?=$|[\\s,.:#[>+~){])`, 'g')

/** The head of a rule. A picture within a sheet is long, and is read once. */
const RULE = /(?<=^|[{};])[^{}@;]+\{/g
const COMMENT = /\/\*[^]*?\*\//g
const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?\s*;?/g

/** A path with a leading slash begins at the folder of the program. */
const pathOf = (root: string, from: string, to: string): string =>
  to.startsWith('/') ? join(root, to) : join(dirname(from), to)

/** Inlines what a sheet imports. WeChat leaves out a sheet that is missing, and so does this. */
const inlineImports = (root: string, file: string, around: readonly string[] = []): string => {
  if (!existsSync(file) || around.includes(file)) return ''
  return readFileSync(file, 'utf8')
    .replace(COMMENT, '')
    .replace(IMPORT, (_, path: string) =>
      inlineImports(root, pathOf(root, file, path), [...around, file]),
    )
}

/** Turns a wxss file into CSS: it inlines imports, converts rpx and turns `view` into `wx-view`. */
export const wxssToCss = (root: string, file: string): string =>
  rpxToCss(inlineImports(root, file)).replace(RULE, (rule) => rule.replace(TAG_SELECTOR, '$1wx-$2'))
