--
-- PostgreSQL database dump
--

\restrict 2ClsTaec6cv7TnufM49QFERxK8F1tVu09SBmgH5uLVQgbBEXWIw1qcALF5pe2p5

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

DROP DATABASE IF EXISTS fixture;
--
-- Name: fixture; Type: DATABASE; Schema: -; Owner: huella
--

CREATE DATABASE fixture WITH TEMPLATE = template0 ENCODING = 'UTF8' LOCALE_PROVIDER = libc LOCALE = 'C';


ALTER DATABASE fixture OWNER TO huella;

\unrestrict 2ClsTaec6cv7TnufM49QFERxK8F1tVu09SBmgH5uLVQgbBEXWIw1qcALF5pe2p5
\connect fixture
\restrict 2ClsTaec6cv7TnufM49QFERxK8F1tVu09SBmgH5uLVQgbBEXWIw1qcALF5pe2p5

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pgboss; Type: SCHEMA; Schema: -; Owner: huella
--

CREATE SCHEMA pgboss;


ALTER SCHEMA pgboss OWNER TO huella;

--
-- Name: spanish; Type: COLLATION; Schema: public; Owner: huella
--

CREATE COLLATION public.spanish (provider = icu, locale = 'es-CL');


ALTER COLLATION public.spanish OWNER TO huella;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: 
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: job_state; Type: TYPE; Schema: pgboss; Owner: huella
--

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


ALTER TYPE pgboss.job_state OWNER TO huella;

--
-- Name: create_queue(text, jsonb); Type: FUNCTION; Schema: pgboss; Owner: huella
--

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;


ALTER FUNCTION pgboss.create_queue(queue_name text, options jsonb) OWNER TO huella;

--
-- Name: delete_queue(text); Type: FUNCTION; Schema: pgboss; Owner: huella
--

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;


ALTER FUNCTION pgboss.delete_queue(queue_name text) OWNER TO huella;

--
-- Name: job_now(); Type: FUNCTION; Schema: pgboss; Owner: huella
--

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;


ALTER FUNCTION pgboss.job_now() OWNER TO huella;

--
-- Name: job_table_format(text, text); Type: FUNCTION; Schema: pgboss; Owner: huella
--

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;


ALTER FUNCTION pgboss.job_table_format(command text, table_name text) OWNER TO huella;

--
-- Name: job_table_run(text, text, text); Type: FUNCTION; Schema: pgboss; Owner: huella
--

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;


ALTER FUNCTION pgboss.job_table_run(command text, tbl_name text, queue_name text) OWNER TO huella;

--
-- Name: job_table_run_async(text, integer, text, text, text); Type: FUNCTION; Schema: pgboss; Owner: huella
--

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;


ALTER FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text, queue_name text) OWNER TO huella;

--
-- Name: appointment_holds_its_slots(); Type: FUNCTION; Schema: public; Owner: huella
--

CREATE FUNCTION public.appointment_holds_its_slots() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  checked integer;
begin
  if tg_table_name = 'appointment' then
    checked := new.id;
  elsif tg_op = 'DELETE' then
    checked := old.appointment_id;
  else
    checked := new.appointment_id;
  end if;
  if exists (
    select from appointment a
    where a.id = checked
      and array(
        select (s.service_type, s.day, s.slot::integer)::text
        from appointment_slot s where s.appointment_id = a.id order by s.slot
      ) <> case when a.status = 'CANCELLED' then array[]::text[] else array(
        select (a.service_type, a.date, half_hour)::text
        from generate_series(a.start_minute / 30, (a.start_minute + a.duration_minutes) / 30 - 1) as half_hour
        order by half_hour
      ) end
  ) then
    raise exception 'appointment % does not hold exactly the slots of its time', checked
      using errcode = 'check_violation', constraint = 'appointment_holds_its_slots';
  end if;
  return null;
end $$;


ALTER FUNCTION public.appointment_holds_its_slots() OWNER TO huella;

--
-- Name: clinical_record_is_kept(); Type: FUNCTION; Schema: public; Owner: huella
--

CREATE FUNCTION public.clinical_record_is_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'clinical records and their versions are kept'
    using errcode = 'restrict_violation', constraint = 'clinical_record_is_kept';
end $$;


ALTER FUNCTION public.clinical_record_is_kept() OWNER TO huella;

--
-- Name: next_provisional_rut(); Type: FUNCTION; Schema: public; Owner: huella
--

CREATE FUNCTION public.next_provisional_rut() RETURNS text
    LANGUAGE plpgsql
    AS $$
declare
  body text;
  candidate text;
begin
  -- Ends: the sequence raises an error when its range is used up.
  loop
    body := nextval('provisional_rut_body')::text;
    candidate := body || rut_check_digit(body);
    exit when not exists (select from patient where rut = candidate);
  end loop;
  return candidate;
end $$;


ALTER FUNCTION public.next_provisional_rut() OWNER TO huella;

--
-- Name: rut_check_digit(text); Type: FUNCTION; Schema: public; Owner: huella
--

CREATE FUNCTION public.rut_check_digit(body text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT CASE (11 - (sum(((ascii(substr(reverse(rut_check_digit.body), place.place, 1)) - 48) * (2 + ((place.place - 1) % 6)))) % (11)::bigint)) WHEN 11 THEN '0'::text WHEN 10 THEN 'K'::text ELSE ((11 - (sum(((ascii(substr(reverse(rut_check_digit.body), place.place, 1)) - 48) * (2 + ((place.place - 1) % 6)))) % (11)::bigint)))::text END AS "case" FROM generate_series(1, char_length(rut_check_digit.body)) place(place));


ALTER FUNCTION public.rut_check_digit(body text) OWNER TO huella;

--
-- Name: search_form(text); Type: FUNCTION; Schema: public; Owner: huella
--

CREATE FUNCTION public.search_form(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(regexp_replace(NORMALIZE($1, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text));


ALTER FUNCTION public.search_form(text) OWNER TO huella;

--
-- Name: supply_stock_is_its_ledger(); Type: FUNCTION; Schema: public; Owner: huella
--

CREATE FUNCTION public.supply_stock_is_its_ledger() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  checked integer;
begin
  if tg_table_name = 'supply' then checked := new.id;
  elsif tg_op = 'DELETE' then checked := old.supply_id;
  else checked := new.supply_id;
  end if;
  if exists (
    select from supply s where s.id = checked
      and s.stock <> (select coalesce(sum(m.quantity), 0) from stock_movement m where m.supply_id = s.id)
  ) then
    raise exception 'the stock of supply % is not the sum of its movements', checked
      using errcode = 'check_violation', constraint = 'supply_stock_is_its_ledger';
  end if;
  return null;
end $$;


ALTER FUNCTION public.supply_stock_is_its_ledger() OWNER TO huella;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: bam; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);


ALTER TABLE pgboss.bam OWNER TO huella;

--
-- Name: job; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer
)
PARTITION BY LIST (name);


ALTER TABLE pgboss.job OWNER TO huella;

--
-- Name: job_common; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);


ALTER TABLE pgboss.job_common OWNER TO huella;

--
-- Name: job_dependency; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);


ALTER TABLE pgboss.job_dependency OWNER TO huella;

--
-- Name: queue; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);


ALTER TABLE pgboss.queue OWNER TO huella;

--
-- Name: queue_stats; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);


ALTER TABLE pgboss.queue_stats OWNER TO huella;

--
-- Name: queue_stats_20261121; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.queue_stats_20261121 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE pgboss.queue_stats_20261121 OWNER TO huella;

--
-- Name: queue_stats_20261122; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.queue_stats_20261122 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE pgboss.queue_stats_20261122 OWNER TO huella;

--
-- Name: schedule; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);


ALTER TABLE pgboss.schedule OWNER TO huella;

--
-- Name: subscription; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE pgboss.subscription OWNER TO huella;

--
-- Name: version; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);


ALTER TABLE pgboss.version OWNER TO huella;

--
-- Name: warning; Type: TABLE; Schema: pgboss; Owner: huella
--

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE pgboss.warning OWNER TO huella;

--
-- Name: agenda; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.agenda (
    service_type text NOT NULL,
    step_minutes smallint DEFAULT 60 NOT NULL,
    horizon_days integer,
    notice_minutes integer,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT agenda_horizon_range CHECK (((horizon_days >= 1) AND (horizon_days <= 3650))),
    CONSTRAINT agenda_notice_range CHECK (((notice_minutes >= 1) AND (notice_minutes <= 43200))),
    CONSTRAINT agenda_service_type_known CHECK ((service_type = ANY (ARRAY['PODIATRY'::text, 'MANICURE'::text]))),
    CONSTRAINT agenda_step_known CHECK ((step_minutes = ANY (ARRAY[30, 60])))
);


ALTER TABLE public.agenda OWNER TO huella;

--
-- Name: appointment; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.appointment (
    id integer NOT NULL,
    patient_id integer NOT NULL,
    service_type text DEFAULT 'PODIATRY'::text NOT NULL,
    date date NOT NULL,
    start_minute smallint NOT NULL,
    duration_minutes smallint DEFAULT 60 NOT NULL,
    status text DEFAULT 'BOOKED'::text NOT NULL,
    treatment text NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    booked_name text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT appointment_booked_name_length CHECK (((char_length(booked_name) >= 1) AND (char_length(booked_name) <= 200))),
    CONSTRAINT appointment_date_range CHECK (((date >= '1900-01-01'::date) AND (date <= '2100-12-31'::date))),
    CONSTRAINT appointment_duration_known CHECK ((duration_minutes = ANY (ARRAY[60, 120]))),
    CONSTRAINT appointment_notes_length CHECK ((char_length(notes) <= 20000)),
    CONSTRAINT appointment_service_type_known CHECK ((service_type = ANY (ARRAY['PODIATRY'::text, 'MANICURE'::text]))),
    CONSTRAINT appointment_start_on_slot CHECK ((((start_minute >= 0) AND (start_minute <= 1410)) AND (((start_minute)::integer % 30) = 0))),
    CONSTRAINT appointment_status_known CHECK ((status = ANY (ARRAY['BOOKED'::text, 'CONFIRMED'::text, 'COMPLETED'::text, 'CANCELLED'::text]))),
    CONSTRAINT appointment_treatment_length CHECK (((char_length(treatment) >= 1) AND (char_length(treatment) <= 200))),
    CONSTRAINT appointment_within_day CHECK (((start_minute + duration_minutes) <= 1440))
);


ALTER TABLE public.appointment OWNER TO huella;

--
-- Name: appointment_id_seq; Type: SEQUENCE; Schema: public; Owner: huella
--

ALTER TABLE public.appointment ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.appointment_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: appointment_slot; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.appointment_slot (
    service_type text NOT NULL,
    day date NOT NULL,
    slot smallint NOT NULL,
    appointment_id integer NOT NULL,
    CONSTRAINT appointment_slot_range CHECK (((slot >= 0) AND (slot <= 47)))
);


ALTER TABLE public.appointment_slot OWNER TO huella;

--
-- Name: clinic_settings; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.clinic_settings (
    id integer DEFAULT 1 NOT NULL,
    name text DEFAULT 'Clínica Huella'::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    place text DEFAULT ''::text NOT NULL,
    professional_name text DEFAULT ''::text NOT NULL,
    professional_title text DEFAULT ''::text NOT NULL,
    professional_rut text DEFAULT ''::text NOT NULL,
    registry_number text DEFAULT ''::text NOT NULL,
    professional_address text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT clinic_settings_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
    CONSTRAINT clinic_settings_phone_length CHECK ((char_length(phone) <= 200)),
    CONSTRAINT clinic_settings_place_length CHECK ((char_length(place) <= 200)),
    CONSTRAINT clinic_settings_professional_length CHECK ((GREATEST(char_length(professional_name), char_length(professional_title), char_length(professional_rut), char_length(registry_number), char_length(professional_address)) <= 200)),
    CONSTRAINT clinic_settings_single_row CHECK ((id = 1))
);


ALTER TABLE public.clinic_settings OWNER TO huella;

--
-- Name: clinical_record; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.clinical_record (
    id integer NOT NULL,
    patient_id integer NOT NULL,
    date date NOT NULL,
    care_description text NOT NULL,
    procedure text NOT NULL,
    instructions text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    written_at timestamp with time zone DEFAULT now() NOT NULL,
    written_by integer,
    CONSTRAINT clinical_record_care_description_length CHECK (((char_length(care_description) >= 1) AND (char_length(care_description) <= 20000))),
    CONSTRAINT clinical_record_instructions_length CHECK (((char_length(instructions) >= 1) AND (char_length(instructions) <= 20000))),
    CONSTRAINT clinical_record_procedure_length CHECK (((char_length(procedure) >= 1) AND (char_length(procedure) <= 20000)))
);


ALTER TABLE public.clinical_record OWNER TO huella;

--
-- Name: clinical_record_id_seq; Type: SEQUENCE; Schema: public; Owner: huella
--

ALTER TABLE public.clinical_record ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.clinical_record_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: clinical_record_version; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.clinical_record_version (
    clinical_record_id integer NOT NULL,
    version integer NOT NULL,
    date date NOT NULL,
    care_description text NOT NULL,
    procedure text NOT NULL,
    instructions text NOT NULL,
    used_supplies jsonb NOT NULL,
    written_at timestamp with time zone NOT NULL,
    written_by integer
);


ALTER TABLE public.clinical_record_version OWNER TO huella;

--
-- Name: closure; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.closure (
    id integer NOT NULL,
    service_type text,
    from_date date NOT NULL,
    to_date date NOT NULL,
    reason text NOT NULL,
    CONSTRAINT closure_date_range CHECK (((from_date >= '1900-01-01'::date) AND (to_date <= '2100-12-31'::date))),
    CONSTRAINT closure_order CHECK ((from_date <= to_date)),
    CONSTRAINT closure_reason_length CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200)))
);


ALTER TABLE public.closure OWNER TO huella;

--
-- Name: closure_id_seq; Type: SEQUENCE; Schema: public; Owner: huella
--

ALTER TABLE public.closure ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.closure_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: opening_hours; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.opening_hours (
    service_type text NOT NULL,
    weekday smallint NOT NULL,
    opens_at smallint NOT NULL,
    closes_at smallint NOT NULL,
    CONSTRAINT opening_hours_on_slot CHECK (((((opens_at)::integer % 30) = 0) AND (((closes_at)::integer % 30) = 0))),
    CONSTRAINT opening_hours_order CHECK (((opens_at >= 0) AND (closes_at <= 1440) AND ((opens_at + 60) <= closes_at))),
    CONSTRAINT opening_hours_weekday_range CHECK (((weekday >= 1) AND (weekday <= 7)))
);


ALTER TABLE public.opening_hours OWNER TO huella;

--
-- Name: patient; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.patient (
    id integer NOT NULL,
    rut text NOT NULL,
    provisional_rut boolean DEFAULT false NOT NULL,
    name text NOT NULL COLLATE public.spanish,
    phone text NOT NULL,
    phone_e164 text,
    email text NOT NULL,
    underlying_condition text DEFAULT ''::text NOT NULL,
    emergency_contact text DEFAULT ''::text NOT NULL,
    clinical_case text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    birth_date date,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (((((((public.search_form(name) || ' '::text) || lower(rut)) || ' '::text) || public.search_form(email)) || ' '::text) || regexp_replace(phone, '\D'::text, ''::text, 'g'::text))) STORED NOT NULL,
    CONSTRAINT patient_address_length CHECK ((char_length(address) <= 200)),
    CONSTRAINT patient_clinical_case_length CHECK ((char_length(clinical_case) <= 20000)),
    CONSTRAINT patient_email_length CHECK (((char_length(email) >= 1) AND (char_length(email) <= 200))),
    CONSTRAINT patient_emergency_contact_length CHECK ((char_length(emergency_contact) <= 200)),
    CONSTRAINT patient_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
    CONSTRAINT patient_phone_e164_form CHECK ((phone_e164 ~ '^\+[1-9][0-9]{6,14}$'::text)),
    CONSTRAINT patient_phone_length CHECK (((char_length(phone) >= 1) AND (char_length(phone) <= 200))),
    CONSTRAINT patient_rut_valid CHECK (((rut ~ '^[1-9][0-9]{6,7}[0-9K]$'::text) AND ("right"(rut, 1) = public.rut_check_digit("left"(rut, '-1'::integer))))),
    CONSTRAINT patient_underlying_condition_length CHECK ((char_length(underlying_condition) <= 20000))
);


ALTER TABLE public.patient OWNER TO huella;

--
-- Name: patient_id_seq; Type: SEQUENCE; Schema: public; Owner: huella
--

ALTER TABLE public.patient ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.patient_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: provisional_rut_body; Type: SEQUENCE; Schema: public; Owner: huella
--

CREATE SEQUENCE public.provisional_rut_body
    AS integer
    START WITH 40000000
    INCREMENT BY 1
    MINVALUE 40000000
    MAXVALUE 44999999
    CACHE 1;


ALTER TABLE public.provisional_rut_body OWNER TO huella;

--
-- Name: rate_limit; Type: TABLE; Schema: public; Owner: huella
--

CREATE UNLOGGED TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);


ALTER TABLE public.rate_limit OWNER TO huella;

--
-- Name: refresh_token; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.refresh_token (
    token_hash bytea NOT NULL,
    session_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT refresh_token_hash_length CHECK ((octet_length(token_hash) = 32))
);


ALTER TABLE public.refresh_token OWNER TO huella;

--
-- Name: schema_migration; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.schema_migration (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    executed_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP(6) NOT NULL
);


ALTER TABLE public.schema_migration OWNER TO huella;

--
-- Name: schema_migration_id_seq; Type: SEQUENCE; Schema: public; Owner: huella
--

CREATE SEQUENCE public.schema_migration_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public.schema_migration_id_seq OWNER TO huella;

--
-- Name: schema_migration_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: huella
--

ALTER SEQUENCE public.schema_migration_id_seq OWNED BY public.schema_migration.id;


--
-- Name: session; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.session (
    id uuid NOT NULL,
    staff_user_id integer NOT NULL,
    address_digest bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    CONSTRAINT session_end_complete CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
    CONSTRAINT session_end_reason_known CHECK ((end_reason = ANY (ARRAY['LOGOUT'::text, 'REUSE'::text, 'PASSWORD_CHANGED'::text])))
);


ALTER TABLE public.session OWNER TO huella;

--
-- Name: staff_user; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.staff_user (
    id integer NOT NULL,
    username text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT staff_user_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
    CONSTRAINT staff_user_username_form CHECK ((username ~ '^[a-z0-9._-]{1,100}$'::text))
);


ALTER TABLE public.staff_user OWNER TO huella;

--
-- Name: staff_user_id_seq; Type: SEQUENCE; Schema: public; Owner: huella
--

ALTER TABLE public.staff_user ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.staff_user_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: stock_movement; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.stock_movement (
    id integer NOT NULL,
    supply_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    quantity integer NOT NULL,
    balance integer NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    staff_user_id integer,
    clinical_record_id integer,
    CONSTRAINT stock_movement_balance_not_negative CHECK ((balance >= 0)),
    CONSTRAINT stock_movement_kind_known CHECK ((kind = ANY (ARRAY['INITIAL'::text, 'USED'::text, 'RETURNED'::text, 'CORRECTION'::text]))),
    CONSTRAINT stock_movement_quantity_moves CHECK ((quantity <> 0)),
    CONSTRAINT stock_movement_reason_length CHECK ((char_length(reason) <= 200)),
    CONSTRAINT stock_movement_record_of_use CHECK (((kind = ANY (ARRAY['USED'::text, 'RETURNED'::text])) = (clinical_record_id IS NOT NULL)))
);


ALTER TABLE public.stock_movement OWNER TO huella;

--
-- Name: stock_movement_id_seq; Type: SEQUENCE; Schema: public; Owner: huella
--

ALTER TABLE public.stock_movement ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.stock_movement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: supply; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.supply (
    id integer NOT NULL,
    name text NOT NULL COLLATE public.spanish,
    description text DEFAULT ''::text NOT NULL,
    unit text NOT NULL,
    stock integer NOT NULL,
    critical_stock integer NOT NULL,
    unit_value integer NOT NULL,
    expiry_date date,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT supply_critical_stock_not_negative CHECK ((critical_stock >= 0)),
    CONSTRAINT supply_description_length CHECK ((char_length(description) <= 20000)),
    CONSTRAINT supply_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
    CONSTRAINT supply_stock_not_negative CHECK ((stock >= 0)),
    CONSTRAINT supply_unit_length CHECK (((char_length(unit) >= 1) AND (char_length(unit) <= 200))),
    CONSTRAINT supply_unit_value_not_negative CHECK ((unit_value >= 0))
);


ALTER TABLE public.supply OWNER TO huella;

--
-- Name: supply_id_seq; Type: SEQUENCE; Schema: public; Owner: huella
--

ALTER TABLE public.supply ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.supply_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: used_supply; Type: TABLE; Schema: public; Owner: huella
--

CREATE TABLE public.used_supply (
    clinical_record_id integer NOT NULL,
    supply_id integer NOT NULL,
    quantity integer NOT NULL,
    unit_value integer NOT NULL,
    CONSTRAINT used_supply_quantity_positive CHECK ((quantity >= 1)),
    CONSTRAINT used_supply_unit_value_not_negative CHECK ((unit_value >= 0))
);


ALTER TABLE public.used_supply OWNER TO huella;

--
-- Name: job_common; Type: TABLE ATTACH; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;


--
-- Name: queue_stats_20261121; Type: TABLE ATTACH; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261121 FOR VALUES FROM ('2026-11-21 00:00:00+00') TO ('2026-11-22 00:00:00+00');


--
-- Name: queue_stats_20261122; Type: TABLE ATTACH; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261122 FOR VALUES FROM ('2026-11-22 00:00:00+00') TO ('2026-11-23 00:00:00+00');


--
-- Name: schema_migration id; Type: DEFAULT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.schema_migration ALTER COLUMN id SET DEFAULT nextval('public.schema_migration_id_seq'::regclass);


--
-- Data for Name: bam; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.bam (id, name, version, status, queue, table_name, command, error, created_on, started_on, completed_on) FROM stdin;
\.


--
-- Data for Name: job_common; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count) FROM stdin;
\.


--
-- Data for Name: job_dependency; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.job_dependency (child_name, child_id, parent_name, parent_id) FROM stdin;
\.


--
-- Data for Name: queue; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds, deletion_seconds, dead_letter, partition, table_name, deferred_count, queued_count, ready_count, warning_queued, active_count, failed_count, total_count, ready_history, heartbeat_seconds, notify, singletons_active, monitor_claim_on, monitor_on, maintain_on, created_on, updated_on) FROM stdin;
\.


--
-- Data for Name: queue_stats_20261121; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.queue_stats_20261121 (id, name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count, captured_on) FROM stdin;
\.


--
-- Data for Name: queue_stats_20261122; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.queue_stats_20261122 (id, name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count, captured_on) FROM stdin;
\.


--
-- Data for Name: schedule; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.schedule (name, key, kind, cron, timezone, data, options, created_on, updated_on, last_job_id) FROM stdin;
\.


--
-- Data for Name: subscription; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.subscription (event, name, created_on, updated_on) FROM stdin;
\.


--
-- Data for Name: version; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.version (version, cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) FROM stdin;
42	\N	\N	\N	\N	\N
\.


--
-- Data for Name: warning; Type: TABLE DATA; Schema: pgboss; Owner: huella
--

COPY pgboss.warning (id, type, message, data, created_on) FROM stdin;
\.


--
-- Data for Name: agenda; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.agenda (service_type, step_minutes, horizon_days, notice_minutes, version) FROM stdin;
PODIATRY	60	\N	\N	1
MANICURE	60	\N	\N	1
\.


--
-- Data for Name: appointment; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.appointment (id, patient_id, service_type, date, start_minute, duration_minutes, status, treatment, notes, booked_name, version, created_at, updated_at) FROM stdin;
1	1	PODIATRY	2026-11-20	600	60	BOOKED	Podología general		\N	1	2026-11-21 14:55:47.914542+00	2026-11-21 14:55:47.914542+00
\.


--
-- Data for Name: appointment_slot; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.appointment_slot (service_type, day, slot, appointment_id) FROM stdin;
PODIATRY	2026-11-20	20	1
PODIATRY	2026-11-20	21	1
\.


--
-- Data for Name: clinic_settings; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.clinic_settings (id, name, phone, place, professional_name, professional_title, professional_rut, registry_number, professional_address, version) FROM stdin;
1	Clínica Huella								1
\.


--
-- Data for Name: clinical_record; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.clinical_record (id, patient_id, date, care_description, procedure, instructions, version, written_at, written_by) FROM stdin;
1	1	2026-11-02	Control	Corte	Ninguna	1	2026-11-21 14:55:47.913433+00	\N
\.


--
-- Data for Name: clinical_record_version; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.clinical_record_version (clinical_record_id, version, date, care_description, procedure, instructions, used_supplies, written_at, written_by) FROM stdin;
\.


--
-- Data for Name: closure; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.closure (id, service_type, from_date, to_date, reason) FROM stdin;
\.


--
-- Data for Name: opening_hours; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.opening_hours (service_type, weekday, opens_at, closes_at) FROM stdin;
PODIATRY	1	540	1140
MANICURE	1	540	1140
PODIATRY	2	540	1140
MANICURE	2	540	1140
PODIATRY	3	540	1140
MANICURE	3	540	1140
PODIATRY	4	540	1140
MANICURE	4	540	1140
PODIATRY	5	540	1140
MANICURE	5	540	1140
PODIATRY	6	540	1140
MANICURE	6	540	1140
\.


--
-- Data for Name: patient; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.patient (id, rut, provisional_rut, name, phone, phone_e164, email, underlying_condition, emergency_contact, clinical_case, address, birth_date, version, created_at, updated_at) FROM stdin;
1	450000019	f	Ana Ficticia	1	\N	ana@demo.invalid			uno;\n\\.\ndos		\N	1	2026-11-21 14:55:47.909535+00	2026-11-21 14:55:47.909535+00
2	450000027	f	Beto "de\tMentira\\	2	\N	beto@demo.invalid					\N	1	2026-11-21 14:55:47.909535+00	2026-11-21 14:55:47.909535+00
\.


--
-- Data for Name: rate_limit; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.rate_limit (key, points, expire) FROM stdin;
\.


--
-- Data for Name: refresh_token; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.refresh_token (token_hash, session_id, expires_at, used_at) FROM stdin;
\.


--
-- Data for Name: schema_migration; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.schema_migration (id, name, executed_at) FROM stdin;
1	0001-first-path	2026-11-21 14:55:47.694236+00
2	0002-patient-search	2026-11-21 14:55:47.694236+00
3	0003-agenda-hours	2026-11-21 14:55:47.694236+00
4	0004-records-and-stock	2026-11-21 14:55:47.694236+00
\.


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.session (id, staff_user_id, address_digest, created_at, ended_at, end_reason) FROM stdin;
00000000-0000-4000-8000-000000000001	1	\\x00	2026-11-21 14:55:47.908391+00	\N	\N
\.


--
-- Data for Name: staff_user; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.staff_user (id, username, name, password_hash, created_at) FROM stdin;
1	ana	Ana Ficticia	$argon2id$v=19$m=19456,t=2,p=1$bm90aGluZw$bm90aGluZw	2026-11-21 14:55:47.906508+00
\.


--
-- Data for Name: stock_movement; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.stock_movement (id, supply_id, at, kind, quantity, balance, reason, staff_user_id, clinical_record_id) FROM stdin;
\.


--
-- Data for Name: supply; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.supply (id, name, description, unit, stock, critical_stock, unit_value, expiry_date, version) FROM stdin;
\.


--
-- Data for Name: used_supply; Type: TABLE DATA; Schema: public; Owner: huella
--

COPY public.used_supply (clinical_record_id, supply_id, quantity, unit_value) FROM stdin;
\.


--
-- Name: appointment_id_seq; Type: SEQUENCE SET; Schema: public; Owner: huella
--

SELECT pg_catalog.setval('public.appointment_id_seq', 1, true);


--
-- Name: clinical_record_id_seq; Type: SEQUENCE SET; Schema: public; Owner: huella
--

SELECT pg_catalog.setval('public.clinical_record_id_seq', 1, true);


--
-- Name: closure_id_seq; Type: SEQUENCE SET; Schema: public; Owner: huella
--

SELECT pg_catalog.setval('public.closure_id_seq', 1, false);


--
-- Name: patient_id_seq; Type: SEQUENCE SET; Schema: public; Owner: huella
--

SELECT pg_catalog.setval('public.patient_id_seq', 2, true);


--
-- Name: provisional_rut_body; Type: SEQUENCE SET; Schema: public; Owner: huella
--

SELECT pg_catalog.setval('public.provisional_rut_body', 40000000, false);


--
-- Name: schema_migration_id_seq; Type: SEQUENCE SET; Schema: public; Owner: huella
--

SELECT pg_catalog.setval('public.schema_migration_id_seq', 4, true);


--
-- Name: staff_user_id_seq; Type: SEQUENCE SET; Schema: public; Owner: huella
--

SELECT pg_catalog.setval('public.staff_user_id_seq', 1, true);


--
-- Name: stock_movement_id_seq; Type: SEQUENCE SET; Schema: public; Owner: huella
--

SELECT pg_catalog.setval('public.stock_movement_id_seq', 1, false);


--
-- Name: supply_id_seq; Type: SEQUENCE SET; Schema: public; Owner: huella
--

SELECT pg_catalog.setval('public.supply_id_seq', 1, false);


--
-- Name: bam bam_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


--
-- Name: job_common job_common_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);


--
-- Name: job_dependency job_dependency_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);


--
-- Name: queue queue_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


--
-- Name: queue_stats queue_stats_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261121 queue_stats_20261121_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.queue_stats_20261121
    ADD CONSTRAINT queue_stats_20261121_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261122 queue_stats_20261122_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.queue_stats_20261122
    ADD CONSTRAINT queue_stats_20261122_pkey PRIMARY KEY (id, captured_on);


--
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


--
-- Name: version version_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


--
-- Name: warning warning_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);


--
-- Name: agenda agenda_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.agenda
    ADD CONSTRAINT agenda_pkey PRIMARY KEY (service_type);


--
-- Name: appointment appointment_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.appointment
    ADD CONSTRAINT appointment_pkey PRIMARY KEY (id);


--
-- Name: appointment_slot appointment_slot_key; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.appointment_slot
    ADD CONSTRAINT appointment_slot_key PRIMARY KEY (service_type, day, slot);


--
-- Name: clinic_settings clinic_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.clinic_settings
    ADD CONSTRAINT clinic_settings_pkey PRIMARY KEY (id);


--
-- Name: clinical_record clinical_record_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.clinical_record
    ADD CONSTRAINT clinical_record_pkey PRIMARY KEY (id);


--
-- Name: clinical_record_version clinical_record_version_key; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.clinical_record_version
    ADD CONSTRAINT clinical_record_version_key PRIMARY KEY (clinical_record_id, version);


--
-- Name: closure closure_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.closure
    ADD CONSTRAINT closure_pkey PRIMARY KEY (id);


--
-- Name: opening_hours opening_hours_key; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.opening_hours
    ADD CONSTRAINT opening_hours_key PRIMARY KEY (service_type, weekday);


--
-- Name: patient patient_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.patient
    ADD CONSTRAINT patient_pkey PRIMARY KEY (id);


--
-- Name: patient patient_rut_key; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.patient
    ADD CONSTRAINT patient_rut_key UNIQUE (rut);


--
-- Name: rate_limit rate_limit_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);


--
-- Name: refresh_token refresh_token_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_pkey PRIMARY KEY (token_hash);


--
-- Name: schema_migration schema_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (id);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);


--
-- Name: staff_user staff_user_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.staff_user
    ADD CONSTRAINT staff_user_pkey PRIMARY KEY (id);


--
-- Name: staff_user staff_user_username_key; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.staff_user
    ADD CONSTRAINT staff_user_username_key UNIQUE (username);


--
-- Name: stock_movement stock_movement_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.stock_movement
    ADD CONSTRAINT stock_movement_pkey PRIMARY KEY (id);


--
-- Name: supply supply_pkey; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.supply
    ADD CONSTRAINT supply_pkey PRIMARY KEY (id);


--
-- Name: used_supply used_supply_key; Type: CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.used_supply
    ADD CONSTRAINT used_supply_key PRIMARY KEY (clinical_record_id, supply_id);


--
-- Name: job_common_i1; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: job_common_i10; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i11; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));


--
-- Name: job_common_i2; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: job_common_i3; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: job_common_i4; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: job_common_i6; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));


--
-- Name: job_common_i7; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));


--
-- Name: job_common_i8; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i9; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));


--
-- Name: job_dep_parent_idx; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);


--
-- Name: queue_stats_i1; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261121_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE INDEX queue_stats_20261121_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261121 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261122_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE INDEX queue_stats_20261122_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261122 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: warning_i1; Type: INDEX; Schema: pgboss; Owner: huella
--

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);


--
-- Name: appointment_date_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX appointment_date_idx ON public.appointment USING btree (date, start_minute, id);


--
-- Name: appointment_patient_id_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX appointment_patient_id_idx ON public.appointment USING btree (patient_id);


--
-- Name: appointment_slot_appointment_id_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX appointment_slot_appointment_id_idx ON public.appointment_slot USING btree (appointment_id);


--
-- Name: clinical_record_patient_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX clinical_record_patient_idx ON public.clinical_record USING btree (patient_id, date DESC, id DESC);


--
-- Name: closure_to_date_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX closure_to_date_idx ON public.closure USING btree (to_date);


--
-- Name: patient_contact_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX patient_contact_idx ON public.patient USING btree (lower(email), phone_e164);


--
-- Name: patient_email_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX patient_email_idx ON public.patient USING btree (email, id);


--
-- Name: patient_name_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX patient_name_idx ON public.patient USING btree (name, id);


--
-- Name: patient_phone_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX patient_phone_idx ON public.patient USING btree (phone, id);


--
-- Name: patient_rut_order_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX patient_rut_order_idx ON public.patient USING btree (char_length(rut), rut);


--
-- Name: patient_search_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX patient_search_idx ON public.patient USING gin (search_text public.gin_trgm_ops);


--
-- Name: refresh_token_session_id_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX refresh_token_session_id_idx ON public.refresh_token USING btree (session_id);


--
-- Name: session_staff_user_id_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX session_staff_user_id_idx ON public.session USING btree (staff_user_id, address_digest);


--
-- Name: stock_movement_supply_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX stock_movement_supply_idx ON public.stock_movement USING btree (supply_id, id);


--
-- Name: supply_name_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX supply_name_idx ON public.supply USING btree (name, id);


--
-- Name: used_supply_supply_id_idx; Type: INDEX; Schema: public; Owner: huella
--

CREATE INDEX used_supply_supply_id_idx ON public.used_supply USING btree (supply_id);


--
-- Name: job_common_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: huella
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;


--
-- Name: queue_stats_20261121_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: huella
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261121_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261121_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: huella
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261121_pkey;


--
-- Name: queue_stats_20261122_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: huella
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261122_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261122_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: huella
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261122_pkey;


--
-- Name: appointment appointment_holds_its_slots; Type: TRIGGER; Schema: public; Owner: huella
--

CREATE CONSTRAINT TRIGGER appointment_holds_its_slots AFTER INSERT OR UPDATE OF service_type, date, start_minute, duration_minutes, status ON public.appointment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.appointment_holds_its_slots();


--
-- Name: appointment_slot appointment_slot_is_held; Type: TRIGGER; Schema: public; Owner: huella
--

CREATE CONSTRAINT TRIGGER appointment_slot_is_held AFTER INSERT OR DELETE OR UPDATE ON public.appointment_slot DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.appointment_holds_its_slots();


--
-- Name: clinical_record clinical_record_is_kept; Type: TRIGGER; Schema: public; Owner: huella
--

CREATE TRIGGER clinical_record_is_kept BEFORE DELETE ON public.clinical_record FOR EACH ROW EXECUTE FUNCTION public.clinical_record_is_kept();


--
-- Name: clinical_record_version clinical_record_version_is_kept; Type: TRIGGER; Schema: public; Owner: huella
--

CREATE TRIGGER clinical_record_version_is_kept BEFORE DELETE OR UPDATE ON public.clinical_record_version FOR EACH ROW EXECUTE FUNCTION public.clinical_record_is_kept();


--
-- Name: stock_movement stock_movement_is_in_stock; Type: TRIGGER; Schema: public; Owner: huella
--

CREATE CONSTRAINT TRIGGER stock_movement_is_in_stock AFTER INSERT OR DELETE OR UPDATE ON public.stock_movement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.supply_stock_is_its_ledger();


--
-- Name: supply supply_stock_is_its_ledger; Type: TRIGGER; Schema: public; Owner: huella
--

CREATE CONSTRAINT TRIGGER supply_stock_is_its_ledger AFTER INSERT OR UPDATE OF stock ON public.supply DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.supply_stock_is_its_ledger();


--
-- Name: job_common dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: job_common q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: queue queue_dead_letter_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);


--
-- Name: schedule schedule_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: subscription subscription_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: huella
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: appointment appointment_patient_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.appointment
    ADD CONSTRAINT appointment_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.patient(id) ON DELETE CASCADE;


--
-- Name: appointment_slot appointment_slot_appointment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.appointment_slot
    ADD CONSTRAINT appointment_slot_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointment(id) ON DELETE CASCADE;


--
-- Name: clinical_record clinical_record_patient_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.clinical_record
    ADD CONSTRAINT clinical_record_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.patient(id) ON DELETE RESTRICT;


--
-- Name: clinical_record_version clinical_record_version_clinical_record_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.clinical_record_version
    ADD CONSTRAINT clinical_record_version_clinical_record_id_fkey FOREIGN KEY (clinical_record_id) REFERENCES public.clinical_record(id);


--
-- Name: clinical_record_version clinical_record_version_written_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.clinical_record_version
    ADD CONSTRAINT clinical_record_version_written_by_fkey FOREIGN KEY (written_by) REFERENCES public.staff_user(id);


--
-- Name: clinical_record clinical_record_written_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.clinical_record
    ADD CONSTRAINT clinical_record_written_by_fkey FOREIGN KEY (written_by) REFERENCES public.staff_user(id);


--
-- Name: closure closure_service_type_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.closure
    ADD CONSTRAINT closure_service_type_fkey FOREIGN KEY (service_type) REFERENCES public.agenda(service_type);


--
-- Name: opening_hours opening_hours_service_type_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.opening_hours
    ADD CONSTRAINT opening_hours_service_type_fkey FOREIGN KEY (service_type) REFERENCES public.agenda(service_type);


--
-- Name: refresh_token refresh_token_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;


--
-- Name: session session_staff_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES public.staff_user(id) ON DELETE CASCADE;


--
-- Name: stock_movement stock_movement_clinical_record_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.stock_movement
    ADD CONSTRAINT stock_movement_clinical_record_id_fkey FOREIGN KEY (clinical_record_id) REFERENCES public.clinical_record(id);


--
-- Name: stock_movement stock_movement_staff_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.stock_movement
    ADD CONSTRAINT stock_movement_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES public.staff_user(id);


--
-- Name: stock_movement stock_movement_supply_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.stock_movement
    ADD CONSTRAINT stock_movement_supply_id_fkey FOREIGN KEY (supply_id) REFERENCES public.supply(id) ON DELETE CASCADE;


--
-- Name: used_supply used_supply_clinical_record_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.used_supply
    ADD CONSTRAINT used_supply_clinical_record_id_fkey FOREIGN KEY (clinical_record_id) REFERENCES public.clinical_record(id);


--
-- Name: used_supply used_supply_supply_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: huella
--

ALTER TABLE ONLY public.used_supply
    ADD CONSTRAINT used_supply_supply_id_fkey FOREIGN KEY (supply_id) REFERENCES public.supply(id) ON DELETE RESTRICT;


--
-- PostgreSQL database dump complete
--

\unrestrict 2ClsTaec6cv7TnufM49QFERxK8F1tVu09SBmgH5uLVQgbBEXWIw1qcALF5pe2p5

