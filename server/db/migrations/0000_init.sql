CREATE TABLE "ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"pay_order_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"proposal_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"pay_type" text NOT NULL,
	"trade_type" text NOT NULL,
	"pay_params" jsonb,
	"transaction_id" text,
	"error_message" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"next_query_at" timestamp(3) with time zone,
	"last_query_at" timestamp(3) with time zone,
	"queries" integer DEFAULT 0 NOT NULL,
	"close_due_at" timestamp(3) with time zone,
	CONSTRAINT "pay_orders_outTradeNo_unique" UNIQUE("out_trade_no"),
	CONSTRAINT "pay_orders_transactionId_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"out_refund_no" text PRIMARY KEY NOT NULL,
	"pay_order_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"refunded_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "transitions" (
	"id" text PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"entity_id" text NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"gap" integer NOT NULL,
	"choice" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"body_sealed" text NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_city_code_product_code_pk" PRIMARY KEY("user_id","city_code","product_code")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"session_id" text PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"ip_hash" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"open_id" text NOT NULL,
	"mobile_hash" text,
	"mobile_sealed" text,
	"wx_open_id_hash" text,
	"wx_open_id_sealed" text,
	"name_sealed" text,
	"credential_type" text,
	"credential_no_sealed" text,
	"locked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "users_openId_unique" UNIQUE("open_id"),
	CONSTRAINT "users_mobileHash_unique" UNIQUE("mobile_hash"),
	CONSTRAINT "users_wxOpenIdHash_unique" UNIQUE("wx_open_id_hash")
);
--> statement-breakpoint
CREATE TABLE "cover_claims" (
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"expire_on" date NOT NULL,
	"credential_hash" text NOT NULL,
	"proposal_id" text NOT NULL,
	CONSTRAINT "cover_claims_city_code_product_code_expire_on_credential_hash_pk" PRIMARY KEY("city_code","product_code","expire_on","credential_hash")
);
--> statement-breakpoint
CREATE TABLE "insurants" (
	"proposal_id" text NOT NULL,
	"position" integer NOT NULL,
	"relation_type" text NOT NULL,
	"person_sealed" text NOT NULL,
	"credential_hash" text NOT NULL,
	"combo_code" text NOT NULL,
	"age" integer NOT NULL,
	"premium_fen" bigint NOT NULL,
	CONSTRAINT "insurants_proposal_id_position_pk" PRIMARY KEY("proposal_id","position")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_no" text NOT NULL,
	"user_id" text NOT NULL,
	"proposal_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"premium_fen" bigint NOT NULL,
	"effective_on" date NOT NULL,
	"expire_on" date NOT NULL,
	"issued_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "policies_policyNo_unique" UNIQUE("policy_no")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"trace_id" text NOT NULL,
	"status" text NOT NULL,
	"total_fen" bigint NOT NULL,
	"effective_on" date NOT NULL,
	"expire_on" date NOT NULL,
	"applicant_sealed" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"paid_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "trace_events" (
	"trace_id" text NOT NULL,
	"position" integer NOT NULL,
	"client_seq" integer,
	"type" text NOT NULL,
	"page_id" text NOT NULL,
	"page_version" text NOT NULL,
	"text_hash" text,
	"client_at" text,
	"detail" jsonb,
	"at" timestamp(3) with time zone NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "trace_events_trace_id_position_pk" PRIMARY KEY("trace_id","position")
);
--> statement-breakpoint
CREATE TABLE "traces" (
	"id" text PRIMARY KEY NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"user_id" text,
	"length" integer DEFAULT 0 NOT NULL,
	"head_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"cmd" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"lease_until" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_cmd_key_pk" PRIMARY KEY("user_id","cmd","key")
);
--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_pay_order_id_pay_orders_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_orders" ADD CONSTRAINT "pay_orders_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_orders" ADD CONSTRAINT "pay_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pay_order_id_pay_orders_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_claims" ADD CONSTRAINT "cover_claims_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurants" ADD CONSTRAINT "insurants_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trace_events" ADD CONSTRAINT "trace_events_trace_id_traces_id_fk" FOREIGN KEY ("trace_id") REFERENCES "public"."traces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traces" ADD CONSTRAINT "traces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "outbox_next_try_at_index" ON "outbox" USING btree ("next_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_orders_one_open" ON "pay_orders" USING btree ("proposal_id") WHERE status in ('CREATED', 'PAYING', 'PAID_FAIL', 'PAID');--> statement-breakpoint
CREATE INDEX "pay_orders_next_query_at_index" ON "pay_orders" USING btree ("next_query_at");--> statement-breakpoint
CREATE INDEX "pay_orders_close_due_at_index" ON "pay_orders" USING btree ("close_due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_each" ON "refunds" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "refunds_next_try_at_index" ON "refunds" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "transitions_entity_id_index" ON "transitions" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "captchas_expire_at_index" ON "captchas" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_at_index" ON "sessions" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone_hash_sent_at_index" ON "sms_codes" USING btree ("phone_hash","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_ip_hash_sent_at_index" ON "sms_codes" USING btree ("ip_hash","sent_at");--> statement-breakpoint
CREATE INDEX "cover_claims_proposal_id_index" ON "cover_claims" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "insurants_credential_hash_index" ON "insurants" USING btree ("credential_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_insurant" ON "policies" USING btree ("proposal_id","position");--> statement-breakpoint
CREATE INDEX "policies_user_id_issued_at_index" ON "policies" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "policies_status_effective_on_index" ON "policies" USING btree ("status","effective_on");--> statement-breakpoint
CREATE INDEX "proposals_user_id_created_at_index" ON "proposals" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_status_expire_at_index" ON "proposals" USING btree ("status","expire_at");--> statement-breakpoint
CREATE INDEX "proposals_trace_id_index" ON "proposals" USING btree ("trace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trace_events_client_seq" ON "trace_events" USING btree ("trace_id","client_seq");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");