CREATE TABLE "subscriptions" (
	"user_id" text NOT NULL,
	"template_id" text NOT NULL,
	"accepted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_user_id_template_id_pk" PRIMARY KEY("user_id","template_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;