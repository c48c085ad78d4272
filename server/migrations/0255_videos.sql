-- readable by older programs
-- Places of a video that tell of a patient, and what of them its owner has masked. Null: processed before they were looked for.
alter table videos
  add column patient_state smallint check (patient_state in (1, 2)),
  add column patient_places jsonb not null default '[]',
  add column is_masked_decided boolean not null default false;
