CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"status" text NOT NULL,
	"subject" text NOT NULL,
	"city_code" text,
	"user_id" text,
	"amount_fen" bigint,
	"payload" jsonb NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp(3) with time zone,
	"outcome" text,
	"done_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "raised_alarms" (
	"id" text PRIMARY KEY NOT NULL,
	"alarm" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"taken_by" text,
	"taken_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_notes" (
	"day" date PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"differences" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_stops" (
	"id" text PRIMARY KEY NOT NULL,
	"city_code" text,
	"product_code" text,
	"channel" text,
	"pay_type" text,
	"words" text NOT NULL,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone,
	"close_due_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_sealed" text NOT NULL,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"roles" text[] NOT NULL,
	"cities" text[] NOT NULL,
	"break_glass" boolean DEFAULT false NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"disabled_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_login_unique" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"position" integer PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"act" text NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"subject" text,
	"user_id" text,
	"city_code" text,
	"reason" text,
	"detail" jsonb,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"stepped_up_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger" drop column "debit";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "debit" text GENERATED ALWAYS AS (case "kind" when 'PAYMENT' then "provider" when 'ISSUE' then 'ADVANCE_PREMIUM' when 'RETURN' then 'ADVANCE_PREMIUM' when 'REVOKE' then 'PREMIUM' when 'REFUND' then 'REFUNDS_OWED' when 'SETTLE' then 'REFUNDS_OWED' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" drop column "credit";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "credit" text GENERATED ALWAYS AS (case "kind" when 'PAYMENT' then 'ADVANCE_PREMIUM' when 'ISSUE' then 'PREMIUM' when 'RETURN' then 'REFUNDS_OWED' when 'REVOKE' then 'REFUNDS_OWED' when 'REFUND' then "provider" when 'SETTLE' then 'OUTSIDE' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "document_no" text;--> statement-breakpoint
ALTER TABLE "insurants" ADD COLUMN "name_hash" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "applicant_name_hash" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "applicant_mobile_hash" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "applicant_credential_hash" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_alarms" ADD CONSTRAINT "raised_alarms_taken_by_staff_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_notes" ADD CONSTRAINT "reconciliation_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_open" ON "approvals" USING btree ("act","subject") WHERE status in ('ASKED', 'APPROVED');--> statement-breakpoint
CREATE INDEX "approvals_status_asked_at_index" ON "approvals" USING btree ("status","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "raised_alarms_one_open" ON "raised_alarms" USING btree ("alarm","subject") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "raised_alarms_last_at_index" ON "raised_alarms" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "sale_stops_end_at_index" ON "sale_stops" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "sale_stops_close_due_at_index" ON "sale_stops" USING btree ("close_due_at");--> statement-breakpoint
CREATE INDEX "staff_log_transaction_id_index" ON "staff_log" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "staff_log_staff_id_position_index" ON "staff_log" USING btree ("staff_id","position");--> statement-breakpoint
CREATE INDEX "staff_log_user_id_position_index" ON "staff_log" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "staff_log_subject_position_index" ON "staff_log" USING btree ("subject","position");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id_index" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expire_at_index" ON "staff_sessions" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "insurants_name_hash_index" ON "insurants" USING btree ("name_hash");--> statement-breakpoint
CREATE INDEX "proposals_applicant_name_hash_index" ON "proposals" USING btree ("applicant_name_hash");--> statement-breakpoint
CREATE INDEX "proposals_applicant_mobile_hash_index" ON "proposals" USING btree ("applicant_mobile_hash");--> statement-breakpoint
CREATE INDEX "proposals_applicant_credential_hash_index" ON "proposals" USING btree ("applicant_credential_hash");--> statement-breakpoint
-- What drizzle-kit does not know: triggers.
CREATE TRIGGER "staff_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- An effect of the console needs its row in staff_log in the same transaction. The check runs when the
-- transaction commits, so it does not matter which of the two is written first.
CREATE FUNCTION "refuse_unlogged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "staff_log" WHERE "transaction_id" = pg_current_xact_id()) THEN
    RAISE EXCEPTION 'A change of % by staff without its row in staff_log', TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Tables that only staff change. The columns that are left out are written by the gateway itself.
CREATE CONSTRAINT TRIGGER "approvals_logged" AFTER INSERT OR UPDATE OR DELETE ON "approvals"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unlogged"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "reconciliation_notes_logged" AFTER INSERT OR UPDATE OR DELETE ON "reconciliation_notes"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unlogged"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sale_stops_logged" AFTER INSERT OR DELETE OR UPDATE OF
  "city_code", "product_code", "channel", "pay_type", "words", "start_at", "end_at" ON "sale_stops"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unlogged"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "raised_alarms_logged" AFTER DELETE OR UPDATE OF "taken_by", "closed_at", "note" ON "raised_alarms"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unlogged"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "staff_logged" AFTER INSERT OR DELETE OR UPDATE OF
  "login", "name", "password_hash", "totp_sealed", "roles", "cities", "break_glass", "disabled_at" ON "staff"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unlogged"();
--> statement-breakpoint
-- Tables that the gateway writes, too. A transaction of the console says so (db/as-staff.ts).
CREATE CONSTRAINT TRIGGER "transitions_logged" AFTER INSERT ON "transitions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('huimin.staff', true) <> '') EXECUTE FUNCTION "refuse_unlogged"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "outbox_logged" AFTER INSERT OR UPDATE OR DELETE ON "outbox"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('huimin.staff', true) <> '') EXECUTE FUNCTION "refuse_unlogged"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "refunds_logged" AFTER INSERT OR UPDATE OR DELETE ON "refunds"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('huimin.staff', true) <> '') EXECUTE FUNCTION "refuse_unlogged"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_logged" AFTER INSERT OR UPDATE OR DELETE ON "users"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('huimin.staff', true) <> '') EXECUTE FUNCTION "refuse_unlogged"();
