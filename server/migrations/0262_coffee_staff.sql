-- Staff are listed by number.
alter table coffee_staff add column id bigint generated always as identity unique;
