CREATE TABLE "wechat_held" (
	"id" text PRIMARY KEY NOT NULL,
	"value_sealed" text,
	"value_hash" text,
	"expire_at" timestamp(3) with time zone,
	"lease_until" timestamp(3) with time zone
);
