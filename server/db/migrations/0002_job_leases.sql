CREATE TABLE "job_leases" (
	"job" text NOT NULL,
	"key" text NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_leases_job_key_pk" PRIMARY KEY("job","key")
);
