-- Who holds a meeting, as its certificates name them; empty where the platform does.
alter table meetings add column organiser text not null default '';

-- What a certificate says of its holder was true on its day, as its name is. Certificates of before were signed
-- without it: `proof_version` says which fields a signature covers.
alter table certificates
  add column hospital text not null default '',
  add column job_title text not null default '',
  add column organiser text not null default '',
  add column is_verified boolean not null default false,
  add column proof_version smallint not null default 1 check (proof_version in (1, 2));
create index certificates_by_meeting on certificates (meeting_id, id);
