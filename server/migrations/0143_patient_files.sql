-- Files about a patient, as their parts arrive and once they are whole. Names of files often name the patient: they are sealed.

create table patient_files (
  id bigint generated always as identity primary key,
  owner_id bigint references users (id) on delete set null,
  name_sealed bytea not null,
  -- Finds the unfinished upload of the same file.
  name_digest bytea not null,
  bytes bigint not null check (bytes > 0),
  modified_at bigint not null default 0,
  received bigint not null default 0 check (received between 0 and bytes),
  -- The parts are objects below this key, each sealed as it arrives.
  parts_key text not null,
  -- The whole file, once all parts have arrived.
  file_id bigint unique references files (id) on delete cascade,
  created_at timestamptz not null default now(),
  received_at timestamptz not null default now()
);
create index patient_files_unfinished on patient_files (owner_id, name_digest) where file_id is null;
