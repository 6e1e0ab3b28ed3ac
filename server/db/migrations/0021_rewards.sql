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
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_relations" ADD CONSTRAINT "share_relations_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_relations" ADD CONSTRAINT "share_relations_sharer_id_users_id_fk" FOREIGN KEY ("sharer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_sharer_id_users_id_fk" FOREIGN KEY ("sharer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_entries_once" ON "reward_entries" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "reward_entries_user_id_index" ON "reward_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_relations_sharer_id_city_code_product_code_index" ON "share_relations" USING btree ("sharer_id","city_code","product_code");--> statement-breakpoint
CREATE UNIQUE INDEX "share_rewards_once" ON "share_rewards" USING btree ("buyer_id","city_code","product_code") WHERE status in ('PENDING', 'EARNED');--> statement-breakpoint
CREATE INDEX "share_rewards_pending" ON "share_rewards" USING btree ("id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "share_rewards_sharer_id_id_index" ON "share_rewards" USING btree ("sharer_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_user_id_id_index" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_next_try_at_index" ON "withdrawals" USING btree ("next_try_at");--> statement-breakpoint
CREATE TRIGGER "reward_entries_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "reward_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
