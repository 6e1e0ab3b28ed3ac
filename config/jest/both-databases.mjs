/**
 * Integration files in which PGlite and PostgreSQL can differ: `npm run test:pglite` runs them on
 * PGlite beside the whole on PostgreSQL. What opens a PGlite of its own in either case is not here:
 * crash, ledger/migration, start/durable, start/matrix, start/own-folder, start/restart-keeps.
 */
export const bothDatabases = [
  // Locks and transactions: PGlite has one connection, at which two gateways take turns.
  'races',
  'start/health',
  'deaths',
  'gathered-writes',
  // Leases of the jobs.
  'jobs',
  // What is restored from a backup; a PGlite whose gateway is killed has crash and restart-keeps.
  'restore/restore',
  'start/keys',
  // Values that a database refuses, its collation and paging, and what its planner chooses.
  'fuzz',
  'indexes',
  'buying-again',
  'storefront',
  // One purchase of each kind.
  'purchase',
  'home-cover',
  'renewal',
  'revoke',
  'providers/ledger',
  'simulator',
]
