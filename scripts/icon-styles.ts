import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons } from '../src/ui/primitives/icons'

/**
 * `npx tsx scripts/icon-styles.ts` writes the style sheet of the mini-program's icons. Styles ship
 * once. As attributes the icons went to the view with every page (11 KB on /insure).
 */

export const ICON_STYLES = join(__dirname, '../src/ui/primitives/icon.weapp.css')

const outline = (path: string): string =>
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000"' +
      ` stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )

const rule = ([name, path]: [string, string]): string =>
  `.hm-icon--${name} {\n  -webkit-mask-image: url('data:image/svg+xml,${outline(path)}');\n}\n`

export const iconStyles = (): string =>
  `/* Written by scripts/icon-styles.ts. WeChat has no inline SVG: the outline masks the colour. */
.hm-icon {
  display: inline-block;
  flex: none;
  width: 20px;
  height: 20px;
  vertical-align: middle;
  background-color: currentColor;
  -webkit-mask-size: 100% 100%;
}
${Object.entries(icons).map(rule).join('')}`

if (require.main === module) writeFileSync(ICON_STYLES, iconStyles())
