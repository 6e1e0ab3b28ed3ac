CREATE TABLE "renewal_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"renewal_id" text NOT NULL,
	"user_id" text NOT NULL,
	"act" text NOT NULL,
	"policy_ids" text[] NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_people" (
	"renewal_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"position" integer NOT NULL,
	"premium_fen" bigint NOT NULL,
	"dropped_at" timestamp(3) with time zone,
	CONSTRAINT "renewal_people_renewal_id_policy_id_pk" PRIMARY KEY("renewal_id","policy_id")
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"proposal_id" text NOT NULL,
	"status" text NOT NULL,
	"out_contract_code" text NOT NULL,
	"contract_id" text,
	"sign_url" text,
	"amount_fen" bigint NOT NULL,
	"due_on" date NOT NULL,
	"notified_at" timestamp(3) with time zone,
	"deduct_from" date,
	"pay_order_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"next_at" timestamp(3) with time zone,
	"end_due_at" timestamp(3) with time zone,
	CONSTRAINT "renewals_outContractCode_unique" UNIQUE("out_contract_code"),
	CONSTRAINT "renewals_contractId_unique" UNIQUE("contract_id")
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "renews" text;--> statement-breakpoint
ALTER TABLE "renewal_consents" ADD CONSTRAINT "renewal_consents_renewal_id_renewals_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."renewals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_consents" ADD CONSTRAINT "renewal_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_people" ADD CONSTRAINT "renewal_people_renewal_id_renewals_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."renewals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_people" ADD CONSTRAINT "renewal_people_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_pay_order_id_pay_orders_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renewal_consents_renewal_id_index" ON "renewal_consents" USING btree ("renewal_id");--> statement-breakpoint
CREATE INDEX "renewal_consents_user_id_index" ON "renewal_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "renewal_people_policy_id_index" ON "renewal_people" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_one_open" ON "renewals" USING btree ("proposal_id") WHERE status in ('SIGNING', 'ACTIVE', 'NOTIFIED', 'SCHEDULED');--> statement-breakpoint
CREATE INDEX "renewals_user_id_index" ON "renewals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "renewals_next_at_index" ON "renewals" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "renewals_end_due_at_index" ON "renewals" USING btree ("end_due_at");--> statement-breakpoint
CREATE INDEX "renewals_pay_order_id_index" ON "renewals" USING btree ("pay_order_id");
--> statement-breakpoint
CREATE TRIGGER "renewal_consents_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "renewal_consents"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
