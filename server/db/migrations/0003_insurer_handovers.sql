CREATE TABLE "handover_rows" (
	"handover_no" text NOT NULL,
	"row_no" integer NOT NULL,
	"kind" text NOT NULL,
	"policy_id" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"answer" text,
	"reason" jsonb,
	"answered_at" timestamp(3) with time zone,
	CONSTRAINT "handover_rows_handover_no_row_no_pk" PRIMARY KEY("handover_no","row_no")
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"no" text PRIMARY KEY NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"day" date NOT NULL,
	"numbered_by" text NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"alarm_at" timestamp(3) with time zone,
	"acknowledged_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "insurer_differences" (
	"core" text NOT NULL,
	"policy_no" text NOT NULL,
	"kind" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "insurer_differences_core_policy_no_kind_pk" PRIMARY KEY("core","policy_no","kind")
);
--> statement-breakpoint
CREATE TABLE "insurer_pulls" (
	"core" text PRIMARY KEY NOT NULL,
	"changed_since" timestamp(3) with time zone NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"next_try_at" timestamp(3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handover_rows" ADD CONSTRAINT "handover_rows_handover_no_handovers_no_fk" FOREIGN KEY ("handover_no") REFERENCES "public"."handovers"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_rows" ADD CONSTRAINT "handover_rows_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handover_rows_once" ON "handover_rows" USING btree ("policy_id","kind","reference");--> statement-breakpoint
CREATE INDEX "handover_rows_open" ON "handover_rows" USING btree ("handover_no","row_no") WHERE answer is distinct from 'ACKNOWLEDGED';--> statement-breakpoint
CREATE INDEX "handovers_next_try_at_index" ON "handovers" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "handovers_city_code_product_code_day_index" ON "handovers" USING btree ("city_code","product_code","day");--> statement-breakpoint
CREATE INDEX "handovers_day_index" ON "handovers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "insurer_differences_open" ON "insurer_differences" USING btree ("found_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "transitions_policy_ends" ON "transitions" USING btree ("at") WHERE machine = 'policy' and event in ('revoke', 'reject');--> statement-breakpoint
CREATE INDEX "policies_issued_at_index" ON "policies" USING btree ("issued_at");