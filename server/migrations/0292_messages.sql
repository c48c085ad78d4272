-- The rich text of a message in English, beside its title and content.
alter table messages add column body_en text not null default '';
