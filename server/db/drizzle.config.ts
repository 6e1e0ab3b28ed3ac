import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` writes the SQL of a schema change; migrations are committed. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
})
