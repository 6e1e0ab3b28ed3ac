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
ALTER TABLE "wechat_links" ADD CONSTRAINT "wechat_links_scene_id_wechat_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."wechat_scenes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wechat_scenes_ip_hash_created_at_index" ON "wechat_scenes" USING btree ("ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "wechat_scenes_created_at_index" ON "wechat_scenes" USING btree ("created_at");