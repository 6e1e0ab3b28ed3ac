import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateDiagrams } from '../server/records/transition/diagrams'

/** `npm run docs:states`: draws docs/states.md from the transition tables; a test checks it is current. */
writeFileSync(join(__dirname, '../docs/states.md'), stateDiagrams())
