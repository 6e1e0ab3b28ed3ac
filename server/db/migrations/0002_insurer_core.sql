CREATE TABLE "insurer_documents" (
	"proposal_id" text NOT NULL,
	"position" integer NOT NULL,
	"address" text,
	"media_type" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes_sealed" text,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "insurer_documents_proposal_id_position_pk" PRIMARY KEY("proposal_id","position")
);
--> statement-breakpoint
CREATE TABLE "insurer_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"port" text NOT NULL,
	"core" text NOT NULL,
	"proposal_id" text NOT NULL,
	"position" integer NOT NULL,
	"no" text,
	"body_sealed" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"alarm_at" timestamp(3) with time zone,
	"give_up_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"answer" jsonb,
	"traceparent" text
);
--> statement-breakpoint
CREATE TABLE "share_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"pay_order_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"insurer" text NOT NULL,
	"reference" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "policies" ALTER COLUMN "policy_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "refused_for" text;--> statement-breakpoint
ALTER TABLE "insurer_documents" ADD CONSTRAINT "insurer_documents_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_requests" ADD CONSTRAINT "insurer_requests_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_entries" ADD CONSTRAINT "share_entries_pay_order_id_pay_orders_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_entries" ADD CONSTRAINT "share_entries_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurer_requests_next_try_at_index" ON "insurer_requests" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "insurer_requests_proposal_id_position_index" ON "insurer_requests" USING btree ("proposal_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "share_entries_once" ON "share_entries" USING btree ("policy_id","kind","reference","insurer");--> statement-breakpoint
CREATE INDEX "share_entries_pay_order_id_index" ON "share_entries" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "share_entries_insurer_at_index" ON "share_entries" USING btree ("insurer","at");--> statement-breakpoint
-- What drizzle-kit does not know.
CREATE TRIGGER "share_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "share_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
