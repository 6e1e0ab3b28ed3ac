import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { checkOut } from '../../../bench/work-tree'
import { exitWith } from '../../../scripts/exit-with'
import { launchOptions } from '../../support/browser'
import { differenceOf } from './difference'
import { takePictures, type Pictures } from './take'

/**
 * `npx tsx test/shots/compare/main.ts` takes a picture of every page ten times (`--repeats`), each time with another
 * gateway and new data, and compares them byte for byte. With `--against <commit>` it compares this
 * folder with that commit instead. Pictures that differ go to shots/compare with a picture of what
 * differs, and the exit code is 1.
 */
const folder = join(__dirname, '../../../shots/compare')
const steady = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  // A picture waits for its images, and is never drawn in parts.
  '--disable-checker-imaging',
  '--disable-partial-raster',
]

/** Compares two runs, keeps what differs, and answers how many pages do. */
function compare(before: Pictures, after: Pictures, names: readonly [string, string]): number {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const rows = keys.flatMap((key) => {
    const [one, other] = [before.get(key), after.get(key)]
    if (!one || !other) return [{ page: key, 'pixels that differ': 'only on one side' }]
    const difference = differenceOf(one, other)
    if (!difference) return []
    writeFileSync(join(folder, `${key}-${names[0]}.png`), one)
    writeFileSync(join(folder, `${key}-${names[1]}.png`), other)
    writeFileSync(join(folder, `${key}-${names[1]}-difference.png`), difference.picture)
    return [{ page: key, 'pixels that differ': String(difference.pixels) }]
  })
  console.log(`${names.join(' and ')}: ${keys.length} pages, ${rows.length} differ`)
  if (rows.length > 0) console.table(rows)
  return rows.length
}

async function compareWith(browser: Browser, commit: string): Promise<number> {
  const tree = checkOut(commit)
  try {
    const before = await takePictures(browser, tree.folder)
    return compare(before, await takePictures(browser), [tree.commit, 'now'])
  } finally {
    tree.remove()
  }
}

async function compareRepeats(browser: Browser, repeats: number): Promise<number> {
  const first = await takePictures(browser)
  let differ = 0
  for (let run = 2; run <= repeats; run += 1)
    differ += compare(first, await takePictures(browser), ['1', String(run)])
  return differ
}

async function main(): Promise<number> {
  const options = {
    against: { type: 'string' },
    repeats: { type: 'string', default: '10' },
  } as const
  const { against, repeats } = parseArgs({ options }).values
  const build = [join(__dirname, '../../../scripts/build-if-changed.mjs'), 'h5']
  if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) return 1
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { args, ...start } = launchOptions
  const browser = await chromium.launch({ ...start, args: [...args, ...steady] })
  console.log(`Chromium ${browser.version()}, 390 x 844`)
  try {
    const differ = against
      ? await compareWith(browser, against)
      : await compareRepeats(browser, Number(repeats))
    if (differ > 0) console.log(`The pictures are in ${folder}`)
    return differ > 0 ? 1 : 0
  } finally {
    await browser.close()
  }
}

exitWith(main())
