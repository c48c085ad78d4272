-- What a file is for is declared by the feature that takes it; a list here would have to follow each of them.
alter table files drop constraint files_purpose_check;
drop index files_certificates;
drop index files_of_checkins;
create index files_by_purpose on files (purpose, created_at) where purpose <> '';
