import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReference } from '../server/http/reference'

/** `npm run docs:api` writes docs/api.md from the table of calls. A test checks the file. */
writeFileSync(join(__dirname, '../docs/api.md'), apiReference())
