import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unitProject } from './node.mjs'

const unit = join(unitProject.rootDir, 'test/unit')

/** A test of the rules imports some of them, and nothing from outside src but settings of the build. */
const RULES = /from '@\/(?:domain|entry|copy|routes)\//
const OTHERS = /from '(?:@\/light|(?:\.\.\/)+(?:server|sandbox|console|scripts))\//
const isOfRules = (text) => RULES.test(text) && !OTHERS.test(text)

/** `npx jest -c config/jest/rules.mjs -i` tests only the rules of the client, on one core. */
export default {
  ...unitProject,
  displayName: 'rules',
  // Stryker puts an environment of its own around this one, and knows no <rootDir>.
  testEnvironment: fileURLToPath(new globalThis.URL('plain-globals.cjs', import.meta.url)),
  testMatch: readdirSync(unit, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.test.ts') && isOfRules(readFileSync(join(unit, file), 'utf8')),
    )
    .map((file) => join(unit, file)),
}
