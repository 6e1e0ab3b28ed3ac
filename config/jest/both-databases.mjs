/**
 * Integration files in which PGlite and PostgreSQL can differ: `npm test -- pglite` runs them on
 * PGlite, while all files run on PostgreSQL. Files that always open their own PGlite are left out:
 * crash, start/durable, start/old-database, start/matrix, start/own-folder, start/restart-keeps.
 */
export const bothDatabases = [
  // Locks and transactions: PGlite has one connection, which two gateways use in turn.
  'failures/races',
  'start/health',
  'failures/deaths',
  'db/write-behind',
  'growth/partitions',
  // Leases of the jobs.
  'jobs/jobs',
  // Restoring a backup. The files crash and restart-keeps cover a PGlite whose gateway is killed.
  'restore/restore',
  'start/keys',
  // Values that a database refuses, its collation and paging, and the plans it chooses.
  'http/fuzz',
  'db/indexes',
  'proposal/buying-again',
  'http/storefront',
  // One purchase of each kind. The simulator's histories renew, revoke and refund as well.
  'purchase/purchase',
  'proposal/home-cover',
  'pay/providers/ledger',
  'failures/simulator',
]
