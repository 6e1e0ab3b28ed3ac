CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"credential_hash" text NOT NULL,
	"relation_type" text NOT NULL,
	"person_sealed" text NOT NULL,
	"kept_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "auth_level" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bind_phone_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bind_phone_sealed" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_once" ON "contacts" USING btree ("user_id","credential_hash");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_bindPhoneHash_unique" UNIQUE("bind_phone_hash");