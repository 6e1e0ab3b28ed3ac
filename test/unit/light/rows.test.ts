import { readRows, writeRows } from '@/light/kit/rows'
import { isFor, modulePath, type Page } from '@/routes/page'
import { pages } from '@/routes/pages'

const read = readRows(writeRows(pages))

/** The light pages carry the route table as text. Nothing that they need of it may be lost. */
test.each(Object.entries<Page>(pages))(
  '%s is the same page after writing and reading',
  (key, page) => {
    const lean = read[key]
    const { targets: _ofPage, ...rest } = page
    const isOnWeb = isFor('h5', page)
    const shown: Page = page.twin ? pages[page.twin] : page
    const isNative = isFor('weapp', shown)
    expect(lean && isFor('h5', { ...rest, ...lean, paths: page.paths })).toBe(isOnWeb)
    expect(lean && isFor('weapp', { ...rest, ...lean, paths: page.paths })).toBe(isNative)
    expect(lean?.paths).toEqual(isOnWeb ? page.paths : [])
    expect(lean?.module).toBe(isNative ? modulePath(shown) : '')
    const needed = Object.entries(page.params).filter(([, param]) => param.needed)
    expect(Object.keys(lean?.params ?? {})).toEqual(needed.map(([name]) => name))
    for (const path of lean?.paths ?? [])
      expect(lean?.presets?.[path]).toEqual(page.presets?.[path] ?? {})
  },
)
