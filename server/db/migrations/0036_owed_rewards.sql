ALTER TABLE "users" ADD COLUMN "owes_as" text;--> statement-breakpoint
CREATE INDEX "users_owes_as" ON "users" USING btree ("owes_as") WHERE owes_as is not null;