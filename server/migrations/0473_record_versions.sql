-- A draft is what somebody changes, with what they had read of it; a version may also be what was there before a change.
alter table record_versions add column base jsonb not null default '{}';
alter table record_versions alter column saved_by drop not null;
