CREATE TABLE "delegations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"delegate_id" text,
	"delegate_text_version" text,
	"delegate_text_hash" text,
	"consented_at" timestamp(3) with time zone,
	"form_sealed" text,
	"edit_by" text,
	"edit_number" integer,
	"filled_at" timestamp(3) with time zone,
	"taken_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "insurant_confirmations" (
	"id" text PRIMARY KEY NOT NULL,
	"proposal_id" text NOT NULL,
	"position" integer NOT NULL,
	"user_id" text NOT NULL,
	"link_id" text,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurant_links" (
	"id" text PRIMARY KEY NOT NULL,
	"proposal_id" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider" text DEFAULT 'WECHAT_PAY' NOT NULL,
	"debit" text GENERATED ALWAYS AS (case "kind" when 'PAYMENT' then "provider" when 'ISSUE' then 'ADVANCE_PREMIUM' when 'RETURN' then 'ADVANCE_PREMIUM' when 'REVOKE' then 'PREMIUM' when 'REFUND' then 'REFUNDS_OWED' end) STORED NOT NULL,
	"credit" text GENERATED ALWAYS AS (case "kind" when 'PAYMENT' then 'ADVANCE_PREMIUM' when 'ISSUE' then 'PREMIUM' when 'RETURN' then 'REFUNDS_OWED' when 'REVOKE' then 'REFUNDS_OWED' when 'REFUND' then "provider" end) STORED NOT NULL,
	"pay_order_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"occurred_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_amount" CHECK ("ledger"."amount_fen" > 0)
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
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"open_id_sealed" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"dead_at" timestamp(3) with time zone,
	"last_error" text,
	"traceparent" text,
	CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key")
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
	"provider" text DEFAULT 'WECHAT_PAY' NOT NULL,
	"trade_type" text NOT NULL,
	"app_id" text DEFAULT '' NOT NULL,
	"pay_params" jsonb,
	"transaction_id" text,
	"error_message" text,
	"error_code" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"next_query_at" timestamp(3) with time zone,
	"last_query_at" timestamp(3) with time zone,
	"queries" integer DEFAULT 0 NOT NULL,
	"close_due_at" timestamp(3) with time zone,
	"traceparent" text,
	CONSTRAINT "pay_orders_outTradeNo_unique" UNIQUE("out_trade_no")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"pay_orders" integer NOT NULL,
	"bill_lines" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"out_refund_no" text PRIMARY KEY NOT NULL,
	"pay_order_id" text NOT NULL,
	"origin" text DEFAULT 'GATEWAY' NOT NULL,
	"transaction_id" text,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"accepted_at" timestamp(3) with time zone,
	"refunded_at" timestamp(3) with time zone,
	"traceparent" text
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
CREATE TABLE "authorizations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"business" text NOT NULL,
	"seq_no" text NOT NULL,
	"real_req" text NOT NULL,
	"until_on" date NOT NULL,
	"said" text[] NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"ip_hash" text DEFAULT '' NOT NULL,
	"gap" integer NOT NULL,
	"choice" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"credential_hash" text NOT NULL,
	"relation_type" text NOT NULL,
	"person_sealed" text NOT NULL,
	"kept_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"body_sealed" text NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	"edit_by" text,
	"edit_number" integer,
	"delegation_id" text,
	CONSTRAINT "drafts_user_id_city_code_product_code_pk" PRIMARY KEY("user_id","city_code","product_code")
);
--> statement-breakpoint
CREATE TABLE "login_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"source" text NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"binding_hash" text,
	"oa_open_id_sealed" text,
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
	"oa_open_id_hash" text,
	"oa_open_id_sealed" text,
	"name_sealed" text,
	"credential_type" text,
	"credential_no_sealed" text,
	"locked" boolean DEFAULT false NOT NULL,
	"auth_level" text,
	"bind_phone_hash" text,
	"bind_phone_sealed" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"claim_notice" text,
	"consent_withdrawn_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"owes_as" text,
	CONSTRAINT "users_openId_unique" UNIQUE("open_id"),
	CONSTRAINT "users_mobileHash_unique" UNIQUE("mobile_hash"),
	CONSTRAINT "users_wxOpenIdHash_unique" UNIQUE("wx_open_id_hash"),
	CONSTRAINT "users_oaOpenIdHash_unique" UNIQUE("oa_open_id_hash"),
	CONSTRAINT "users_bindPhoneHash_unique" UNIQUE("bind_phone_hash")
);
--> statement-breakpoint
CREATE TABLE "renewal_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"renewal_id" text NOT NULL,
	"user_id" text NOT NULL,
	"act" text NOT NULL,
	"policy_ids" text[] NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"product_code" text,
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
	"asked_on" date,
	"created_at" timestamp(3) with time zone NOT NULL,
	"next_at" timestamp(3) with time zone,
	"end_due_at" timestamp(3) with time zone,
	CONSTRAINT "renewals_outContractCode_unique" UNIQUE("out_contract_code"),
	CONSTRAINT "renewals_contractId_unique" UNIQUE("contract_id")
);
--> statement-breakpoint
CREATE TABLE "reward_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "reward_entries_amount" CHECK ("reward_entries"."amount_fen" > 0),
	CONSTRAINT "reward_entries_kind" CHECK ("reward_entries"."kind" in ('EARN', 'TAKE_BACK', 'WITHDRAW', 'RETURN'))
);
--> statement-breakpoint
CREATE TABLE "share_relations" (
	"buyer_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"sharer_id" text NOT NULL,
	"share_wtagid" text NOT NULL,
	"bound_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "share_relations_buyer_id_city_code_product_code_pk" PRIMARY KEY("buyer_id","city_code","product_code")
);
--> statement-breakpoint
CREATE TABLE "share_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"sharer_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"proposal_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"status" text NOT NULL,
	"bought_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "share_rewards_proposalId_unique" UNIQUE("proposal_id"),
	CONSTRAINT "share_rewards_amount" CHECK ("share_rewards"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"out_bill_no" text NOT NULL,
	"user_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"status" text NOT NULL,
	"app_id" text NOT NULL,
	"open_id_sealed" text NOT NULL,
	"package_info" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_try_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "withdrawals_outBillNo_unique" UNIQUE("out_bill_no"),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"booked_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone
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
	"refusal" text,
	"forgotten_at" timestamp(3) with time zone,
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
	"renews" text,
	"agent_wtag" text,
	"outer_id" text,
	"entry_source" text,
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
CREATE TABLE "reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sharers" (
	"share_wtagid" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"joined_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" text NOT NULL,
	"template_id" text NOT NULL,
	"accepted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_user_id_template_id_pk" PRIMARY KEY("user_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "trace_events" (
	"trace_id" text NOT NULL,
	"month" date NOT NULL,
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
	CONSTRAINT "trace_events_trace_id_position_month_pk" PRIMARY KEY("trace_id","position","month")
) PARTITION BY RANGE ("month");
--> statement-breakpoint
CREATE TABLE "traces" (
	"id" text PRIMARY KEY NOT NULL,
	"city_code" text NOT NULL,
	"product_code" text NOT NULL,
	"user_id" text,
	"ip_hash" text,
	"length" integer DEFAULT 0 NOT NULL,
	"head_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"month" date DEFAULT date_trunc('month', now() at time zone 'Asia/Shanghai')::date NOT NULL,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "tries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_marks" (
	"user_id" text NOT NULL,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"mark" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "change_marks_user_id_transaction_id_pk" PRIMARY KEY("user_id","transaction_id")
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
CREATE TABLE "job_leases" (
	"job" text NOT NULL,
	"key" text NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_leases_job_key_pk" PRIMARY KEY("job","key")
);
--> statement-breakpoint
CREATE TABLE "key_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_held" (
	"id" text PRIMARY KEY NOT NULL,
	"value_sealed" text,
	"value_hash" text,
	"expire_at" timestamp(3) with time zone,
	"lease_until" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wechat_links" (
	"scene_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"expire_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "wechat_links_scene_id_kind_pk" PRIMARY KEY("scene_id","kind")
);
--> statement-breakpoint
CREATE TABLE "wechat_scenes" (
	"id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"route_key" text NOT NULL,
	"param_str" text,
	"redirect_path" text,
	"ip_hash" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "wechat_scenes_contentHash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurant_confirmations" ADD CONSTRAINT "insurant_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurant_confirmations" ADD CONSTRAINT "insurant_confirmations_link_id_insurant_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."insurant_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurant_confirmations" ADD CONSTRAINT "insurant_confirmations_insurant" FOREIGN KEY ("proposal_id","position") REFERENCES "public"."insurants"("proposal_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurant_links" ADD CONSTRAINT "insurant_links_insurant" FOREIGN KEY ("proposal_id","position") REFERENCES "public"."insurants"("proposal_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_pay_order_id_pay_orders_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_orders" ADD CONSTRAINT "pay_orders_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_orders" ADD CONSTRAINT "pay_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pay_order_id_pay_orders_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_consents" ADD CONSTRAINT "renewal_consents_renewal_id_renewals_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."renewals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_consents" ADD CONSTRAINT "renewal_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_people" ADD CONSTRAINT "renewal_people_renewal_id_renewals_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."renewals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_people" ADD CONSTRAINT "renewal_people_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_pay_order_id_pay_orders_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_relations" ADD CONSTRAINT "share_relations_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_relations" ADD CONSTRAINT "share_relations_sharer_id_users_id_fk" FOREIGN KEY ("sharer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_sharer_id_users_id_fk" FOREIGN KEY ("sharer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_claims" ADD CONSTRAINT "cover_claims_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurants" ADD CONSTRAINT "insurants_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharers" ADD CONSTRAINT "sharers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traces" ADD CONSTRAINT "traces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_links" ADD CONSTRAINT "wechat_links_scene_id_wechat_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."wechat_scenes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delegations_one_open" ON "delegations" USING btree ("user_id","city_code","product_code") WHERE ended_at is null and taken_at is null;--> statement-breakpoint
CREATE INDEX "delegations_user_id_created_at_index" ON "delegations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "delegations_delegate_id_index" ON "delegations" USING btree ("delegate_id");--> statement-breakpoint
CREATE INDEX "delegations_expire_at_index" ON "delegations" USING btree ("expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insurant_confirmations_once" ON "insurant_confirmations" USING btree ("proposal_id","position");--> statement-breakpoint
CREATE INDEX "insurant_confirmations_user_id_index" ON "insurant_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "insurant_confirmations_link_id_index" ON "insurant_confirmations" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "insurant_links_one_open" ON "insurant_links" USING btree ("proposal_id","position") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "insurant_links_proposal_id_position_index" ON "insurant_links" USING btree ("proposal_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("kind","reference","provider");--> statement-breakpoint
CREATE INDEX "ledger_pay_order_id_index" ON "ledger" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "ledger_kind_occurred_at_index" ON "ledger" USING btree ("kind","occurred_at");--> statement-breakpoint
CREATE INDEX "outbox_next_try_at_index" ON "outbox" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE dead_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_orders_one_open" ON "pay_orders" USING btree ("proposal_id") WHERE status in ('CREATED', 'PAYING', 'PAID_FAIL', 'PAID');--> statement-breakpoint
CREATE UNIQUE INDEX "pay_orders_transaction" ON "pay_orders" USING btree ("transaction_id","provider");--> statement-breakpoint
CREATE INDEX "pay_orders_proposal_id_index" ON "pay_orders" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "pay_orders_user_id_index" ON "pay_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pay_orders_open_expire_at" ON "pay_orders" USING btree ("expire_at") WHERE status in ('CREATED', 'PAYING', 'PAID_FAIL');--> statement-breakpoint
CREATE INDEX "pay_orders_next_query_at_index" ON "pay_orders" USING btree ("next_query_at");--> statement-breakpoint
CREATE INDEX "pay_orders_close_due_at_index" ON "pay_orders" USING btree ("close_due_at");--> statement-breakpoint
CREATE INDEX "refunds_pay_order_id_index" ON "refunds" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "refunds_next_try_at_index" ON "refunds" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "refunds_accepted_at_index" ON "refunds" USING btree ("accepted_at");--> statement-breakpoint
CREATE INDEX "transitions_entity_id_index" ON "transitions" USING btree ("entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "authorizations_once" ON "authorizations" USING btree ("source","seq_no");--> statement-breakpoint
CREATE INDEX "authorizations_user_id_index" ON "authorizations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "captchas_expire_at_index" ON "captchas" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "captchas_ip_hash_created_at_index" ON "captchas" USING btree ("ip_hash","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_once" ON "contacts" USING btree ("user_id","credential_hash");--> statement-breakpoint
CREATE INDEX "drafts_expire_at_index" ON "drafts" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "drafts_delegation_id_index" ON "drafts" USING btree ("delegation_id");--> statement-breakpoint
CREATE INDEX "login_tickets_session_hash_index" ON "login_tickets" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_at_index" ON "sessions" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone_hash_sent_at_index" ON "sms_codes" USING btree ("phone_hash","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_ip_hash_sent_at_index" ON "sms_codes" USING btree ("ip_hash","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_sent_at_index" ON "sms_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "users_owes_as" ON "users" USING btree ("owes_as") WHERE owes_as is not null;--> statement-breakpoint
CREATE INDEX "renewal_consents_renewal_id_index" ON "renewal_consents" USING btree ("renewal_id");--> statement-breakpoint
CREATE INDEX "renewal_consents_user_id_index" ON "renewal_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "renewal_people_policy_id_index" ON "renewal_people" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_one_open" ON "renewals" USING btree ("proposal_id") WHERE status in ('SIGNING', 'ACTIVE', 'NOTIFIED', 'SCHEDULED');--> statement-breakpoint
CREATE INDEX "renewals_user_id_index" ON "renewals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "renewals_next_at_index" ON "renewals" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "renewals_end_due_at_index" ON "renewals" USING btree ("end_due_at");--> statement-breakpoint
CREATE INDEX "renewals_pay_order_id_index" ON "renewals" USING btree ("pay_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_entries_once" ON "reward_entries" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "reward_entries_user_id_index" ON "reward_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_relations_sharer_id_city_code_product_code_index" ON "share_relations" USING btree ("sharer_id","city_code","product_code");--> statement-breakpoint
CREATE UNIQUE INDEX "share_rewards_once" ON "share_rewards" USING btree ("buyer_id","city_code","product_code") WHERE status in ('PENDING', 'EARNED');--> statement-breakpoint
CREATE INDEX "share_rewards_pending" ON "share_rewards" USING btree ("id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "share_rewards_sharer_id_id_index" ON "share_rewards" USING btree ("sharer_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_user_id_id_index" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_next_try_at_index" ON "withdrawals" USING btree ("next_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_user_id_city_code_product_code_index" ON "appointments" USING btree ("user_id","city_code","product_code");--> statement-breakpoint
CREATE INDEX "appointments_waiting" ON "appointments" USING btree ("city_code","product_code","booked_at") WHERE reminded_at is null;--> statement-breakpoint
CREATE INDEX "cover_claims_credential_hash_index" ON "cover_claims" USING btree ("credential_hash");--> statement-breakpoint
CREATE INDEX "cover_claims_proposal_id_index" ON "cover_claims" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "insurants_credential_hash_index" ON "insurants" USING btree ("credential_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_insurant" ON "policies" USING btree ("proposal_id","position");--> statement-breakpoint
CREATE INDEX "policies_user_id_id_index" ON "policies" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "policies_status_effective_on_index" ON "policies" USING btree ("status","effective_on");--> statement-breakpoint
CREATE INDEX "policies_status_expire_on_index" ON "policies" USING btree ("status","expire_on");--> statement-breakpoint
CREATE INDEX "proposals_user_id_id_index" ON "proposals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "proposals_status_expire_at_index" ON "proposals" USING btree ("status","expire_at");--> statement-breakpoint
CREATE INDEX "proposals_trace_id_index" ON "proposals" USING btree ("trace_id");--> statement-breakpoint
CREATE INDEX "proposals_user_id_outer_id_index" ON "proposals" USING btree ("user_id","outer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_user_id_key_index" ON "reminders" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "reminders_waiting" ON "reminders" USING btree ("asked_at") WHERE reminded_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sharers_user_id_city_code_product_code_index" ON "sharers" USING btree ("user_id","city_code","product_code");--> statement-breakpoint
CREATE UNIQUE INDEX "trace_events_client_seq" ON "trace_events" USING btree ("trace_id","client_seq","month");--> statement-breakpoint
CREATE INDEX "traces_user_id_index" ON "traces" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "traces_ip_hash_created_at_index" ON "traces" USING btree ("ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "traces_changed_at_index" ON "traces" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "traces_month_id" ON "traces" USING btree ("month","id");--> statement-breakpoint
CREATE INDEX "identity_checks_checked_at_index" ON "identity_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "security_events_user_id_at_index" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "security_events_at_index" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tries_user_id_kind_at_index" ON "tries" USING btree ("user_id","kind","at");--> statement-breakpoint
CREATE INDEX "tries_at_index" ON "tries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wechat_scenes_ip_hash_created_at_index" ON "wechat_scenes" USING btree ("ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "wechat_scenes_created_at_index" ON "wechat_scenes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "trace_events" ADD CONSTRAINT "trace_events_month_trace_id_traces_month_id_fk" FOREIGN KEY ("month","trace_id") REFERENCES "public"."traces"("month","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What drizzle-kit does not know: partitions, functions and triggers.
CREATE TABLE "trace_events_default" PARTITION OF "trace_events" DEFAULT;
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "authorizations_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "authorizations"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "insurant_confirmations_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "insurant_confirmations"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "renewal_consents_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "renewal_consents"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "reward_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "reward_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "transitions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "transitions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- Steps of visits that bought nothing are deleted, so a row trigger looks at each DELETE.
CREATE TRIGGER "trace_events_append_only" BEFORE UPDATE OR TRUNCATE ON "trace_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "trace_events_append_only" BEFORE UPDATE OR TRUNCATE ON "trace_events_default"
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
CREATE TRIGGER "trace_events_of_proposals_stay" BEFORE DELETE ON "trace_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_evidence_loss"();
--> statement-breakpoint
CREATE FUNCTION "mark_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
  owner text;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := to_jsonb(OLD); ELSE changed := to_jsonb(NEW); END IF;
  owner := changed ->> TG_ARGV[0];
  IF TG_ARGV[0] = 'proposal_id' THEN
    SELECT user_id INTO owner FROM proposals WHERE id = owner;
  ELSIF TG_ARGV[0] = 'pay_order_id' THEN
    SELECT user_id INTO owner FROM pay_orders WHERE id = owner;
  END IF;
  IF owner IS NULL OR EXISTS (
    SELECT FROM change_marks WHERE user_id = owner AND transaction_id = pg_current_xact_id()
  ) THEN
    RETURN NULL;
  END IF;
  -- Rows of transactions that are still open are left, so nobody waits here for anybody.
  DELETE FROM change_marks WHERE user_id = owner AND transaction_id = ANY (ARRAY(
    SELECT transaction_id FROM change_marks WHERE user_id = owner FOR UPDATE SKIP LOCKED
  ));
  INSERT INTO change_marks (user_id) VALUES (owner);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A gateway with READ_DATABASE_URL switches these triggers on.
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('id');
--> statement-breakpoint
ALTER TABLE "users" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "proposals"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('user_id');
--> statement-breakpoint
ALTER TABLE "proposals" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "insurants"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('proposal_id');
--> statement-breakpoint
ALTER TABLE "insurants" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "pay_orders"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('user_id');
--> statement-breakpoint
ALTER TABLE "pay_orders" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "policies"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('user_id');
--> statement-breakpoint
ALTER TABLE "policies" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('pay_order_id');
--> statement-breakpoint
ALTER TABLE "refunds" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "ledger"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('pay_order_id');
--> statement-breakpoint
ALTER TABLE "ledger" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "insurant_confirmations"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('proposal_id');
--> statement-breakpoint
ALTER TABLE "insurant_confirmations" DISABLE TRIGGER "change_mark";
--> statement-breakpoint
CREATE TRIGGER "change_mark" AFTER INSERT OR UPDATE OR DELETE ON "traces"
  FOR EACH ROW EXECUTE FUNCTION "mark_change"('user_id');
--> statement-breakpoint
ALTER TABLE "traces" DISABLE TRIGGER "change_mark";
