CREATE TABLE "key_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
