-- One statement that may run again: H2 has no rollback for it, and the first start may be killed.
create table if not exists match_rows (
    match_id varchar not null,
    seq bigint not null check (seq >= 0),
    request varchar,
    kind varchar not null,
    body varchar not null,
    written_at timestamp with time zone not null,
    primary key (match_id, seq),
    unique (match_id, request)
);
