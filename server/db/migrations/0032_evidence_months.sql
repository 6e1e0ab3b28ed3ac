-- Adding these columns takes no time, but a lock. Whoever holds the tables longer than this makes the
-- migration begin again. The first lock stops a vacuum and nobody else.
SET LOCAL lock_timeout = '9s';
--> statement-breakpoint
LOCK TABLE "traces", "trace_events" IN SHARE UPDATE EXCLUSIVE MODE;
--> statement-breakpoint
SET LOCAL lock_timeout = '900ms';
--> statement-breakpoint
ALTER TABLE "traces" ADD COLUMN "month" date DEFAULT '2000-01-01' NOT NULL;
--> statement-breakpoint
ALTER TABLE "trace_events" ADD COLUMN "month" date DEFAULT '2000-01-01' NOT NULL;
-- The keys that need the columns, and the partitions, are made by server/db/split-evidence.ts, because
-- they must not be made in the transaction of the migrations.
