CREATE TABLE "identity_checks" (
	"person_hash" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"subject" text,
	"network" text NOT NULL,
	"device" text,
	"reason" text,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "ip_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "binding_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_withdrawn_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "traces" ADD COLUMN "ip_hash" text;--> statement-breakpoint
ALTER TABLE "traces" ADD COLUMN "changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "identity_checks_checked_at_index" ON "identity_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "security_events_user_id_at_index" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "security_events_at_index" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "captchas_ip_hash_created_at_index" ON "captchas" USING btree ("ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "sms_codes_sent_at_index" ON "sms_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "traces_ip_hash_created_at_index" ON "traces" USING btree ("ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "traces_changed_at_index" ON "traces" USING btree ("changed_at");--> statement-breakpoint
DROP TRIGGER "trace_events_append_only" ON "trace_events";
--> statement-breakpoint
CREATE TRIGGER "trace_events_append_only"
  BEFORE UPDATE OR TRUNCATE ON "trace_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "refuse_evidence_loss"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "proposals" WHERE "trace_id" = OLD."trace_id") THEN
    RAISE EXCEPTION '% of a proposal stay', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "trace_events_of_proposals_stay"
  BEFORE DELETE ON "trace_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_evidence_loss"();
