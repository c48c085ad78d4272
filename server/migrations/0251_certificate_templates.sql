-- How the certificates of a meeting look.
create table certificate_templates (
  id bigint generated always as identity primary key,
  name text not null,
  issuer text not null,
  heading text not null,
  heading_en text not null,
  lead text not null,
  closing text not null,
  closing_en text not null,
  remark text not null default '',
  accent text not null check (accent ~ '^#[0-9a-f]{6}$'),
  taken_back_at timestamptz,
  created_at timestamptz not null default now()
);

alter table meetings add column certificate_template_id bigint references certificate_templates (id);

-- A certificate looks as on its day, whatever becomes of the template; null for the usual look.
alter table certificates add column look jsonb;
