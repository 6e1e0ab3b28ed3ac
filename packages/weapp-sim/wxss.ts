import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rpxToCss } from './wire/rpx'

const BUILT_IN_TAGS = [
  'page view text button input textarea image scroll-view swiper swiper-item picker form label',
  'checkbox checkbox-group radio radio-group switch slider web-view rich-text navigator icon',
]
  .join(' ')
  .split(' ')
  .join('|')

const TAG_SELECTOR = new RegExp(`(^|[\\s,>+~(])(${BUILT_IN_TAGS})(?=$|[\\s,.:#[>+~){])`, 'g')

const inlineImports = (file: string): string =>
  readFileSync(file, 'utf8').replace(/@import\s+["'](.+?)["']\s*;?/g, (_, path: string) =>
    inlineImports(join(dirname(file), path)),
  )

/** Turns a wxss file into CSS: it inlines imports, converts rpx and turns `view` into `wx-view`. */
export const wxssToCss = (file: string): string =>
  rpxToCss(inlineImports(file)).replace(/([^{}@;]+)\{/g, (rule) =>
    rule.replace(TAG_SELECTOR, '$1wx-$2'),
  )
