-- ## consultations

alter table consultations
  -- Since when it waits for its first doctor: what was sent back waits anew once it is sent again.
  add column asked_since timestamptz not null default now(),
  -- Grows whenever it waits for a doctor anew: what was planned for the time before passes nothing on.
  add column escalation_round smallint not null default 0;
update consultations set asked_since = created_at;

alter table consultation_views
  drop constraint consultation_views_what_check,
  add constraint consultation_views_what_check check (what in ('record', 'file', 'export', 'recording'));
