import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateDiagrams } from '../server/records/transition/diagrams'

/** `npx tsx scripts/state-diagrams.ts` writes docs/states.md from the transition tables. A test checks it. */
writeFileSync(join(__dirname, '../docs/states.md'), stateDiagrams())
